/** An answer that has arrived whole: what a reader needs of it, and no stream that could be read only once. */
export interface WholeAnswer {
  readonly status: number;
  /** The `Content-Type` header, or "". */
  readonly contentType: string;
  readonly text: string;
}

/** Reads an answer to its end; rejects when it is cut off. */
export async function readWhole(response: Response): Promise<WholeAnswer> {
  const { status, headers } = response;
  return { status, contentType: headers.get("content-type") ?? "", text: await response.text() };
}
