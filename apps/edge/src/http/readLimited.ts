import { readBody } from "@lending/delivery/live";

/** Reads the text of a request or a response. Returns undefined, without reading on, when it is longer than `maxBytes`. */
export async function readLimited(message: Request | Response, maxBytes: number): Promise<string | undefined> {
  const bytes = await readBody(message, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}
