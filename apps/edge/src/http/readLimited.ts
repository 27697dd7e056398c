/** Reads the text of a request or a response. Returns undefined, without reading on, when it is longer than `maxBytes`. */
export async function readLimited(
  { headers, body }: Request | Response,
  maxBytes: number,
): Promise<string | undefined> {
  if (Number(headers.get("content-length")) > maxBytes) return undefined;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxBytes) return undefined;
    parts.push(part);
  }
  return new TextDecoder().decode(Buffer.concat(parts));
}
