import type { ServerContext } from "./serverTypes.ts";

/** Reads a body. Stops and returns undefined above the limit. Returns the received part of a truncated body. */
export async function readBody(context: ServerContext, limit: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const length = Number(context.req.header("content-length") ?? Number.NaN);
  if (length > limit) return undefined;
  if (Number.isFinite(length)) return new Uint8Array(await context.req.arrayBuffer());
  const { body } = context.req.raw;
  if (body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > limit) return undefined;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
