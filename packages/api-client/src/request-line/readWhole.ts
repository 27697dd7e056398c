/** An answer that has arrived whole: what a reader needs of it, and no stream that could be read only once. */
export interface WholeAnswer {
  /** Whether the status is a good one, 200 to 299. */
  readonly ok: boolean;
  readonly status: number;
  /** The `Content-Type` header, or "". */
  readonly contentType: string;
  readonly text: string;
}

/** Reads an answer to its end; rejects when it is cut off. */
export async function readWhole(response: Response): Promise<WholeAnswer> {
  const { ok, status, headers } = response;
  return { ok, status, contentType: headers.get("content-type") ?? "", text: await response.text() };
}
