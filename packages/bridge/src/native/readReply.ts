/** A reply of the native app to the command with that id. */
export interface IdentifiedReply {
  readonly id: string;
  readonly ok: boolean;
  readonly data: unknown;
}

/**
 * Reads the detail of an `appbridge:reply` event. Returns undefined when it is not a reply. An `ok` other than `true`
 * counts as false.
 */
export function readReply(event: Event): IdentifiedReply | undefined {
  const detail: unknown = "detail" in event ? event.detail : undefined;
  if (typeof detail !== "object" || detail === null || !("id" in detail) || typeof detail.id !== "string")
    return undefined;
  return { id: detail.id, ok: "ok" in detail && detail.ok === true, data: "data" in detail ? detail.data : undefined };
}
