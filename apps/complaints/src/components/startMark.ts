/** What the start of a complaint leaves in the history entry that it leads to, so that one step back is the start again. */
export const START_MARK = { isFromStart: true } as const;

/** Whether one step back from this history entry is the start of a complaint. */
export function isFromStart(state: unknown): boolean {
  return typeof state === "object" && state !== null && "isFromStart" in state && state.isFromStart === true;
}
