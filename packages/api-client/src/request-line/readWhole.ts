/** A complete response that, unlike a stream, can be read more than once. */
export interface WholeAnswer {
  /** Whether the status is 200 to 299. */
  readonly ok: boolean;
  readonly status: number;
  /** The `Content-Type` header, or "". */
  readonly contentType: string;
  readonly text: string;
}

/** Reads a response to its end. Rejects when it is cut off. */
export async function readWhole(response: Response): Promise<WholeAnswer> {
  const { ok, status, headers } = response;
  return { ok, status, contentType: headers.get("content-type") ?? "", text: await response.text() };
}
