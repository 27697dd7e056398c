/** An answer of the native side to the command of that id. */
export interface IdentifiedReply {
  readonly id: string;
  readonly ok: boolean;
  readonly data: unknown;
}

/** Reads the detail of an `appbridge:reply`; undefined when it is none. An `ok` that is not plainly true counts as no. */
export function readReply(event: Event): IdentifiedReply | undefined {
  const detail: unknown = "detail" in event ? event.detail : undefined;
  if (typeof detail !== "object" || detail === null || !("id" in detail) || typeof detail.id !== "string")
    return undefined;
  return { id: detail.id, ok: "ok" in detail && detail.ok === true, data: "data" in detail ? detail.data : undefined };
}
