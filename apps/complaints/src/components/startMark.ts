/** State that the start of a complaint stores in the next history entry, to mark that Back returns to the start. */
export const START_MARK = { isFromStart: true } as const;

/** Returns whether Back from this history entry returns to the start of a complaint. */
export function isFromStart(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isFromStart" in state && state.isFromStart === true;
}
