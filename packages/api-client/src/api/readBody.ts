import { HttpFault } from "../faults/HttpFault.ts";
import { UnreadableFault } from "../faults/UnreadableFault.ts";
import { BODY_MAX, isHtml, parseBody } from "./parseBody.ts";

/**
 * Returns the parsed JSON of a response. Throws a `Fault` before it reads the body when the status is not 2xx, the body
 * is HTML, or its announced length is too long.
 */
export async function readBody(
  response: Response,
  label: string,
  readText: () => Promise<string> = () => response.text(),
): Promise<unknown> {
  const reject = (fault: HttpFault | UnreadableFault): never => {
    response.body?.cancel().catch(() => undefined);
    throw fault;
  };
  const contentType = response.headers.get("content-type") ?? "";
  if (!response.ok) reject(new HttpFault(label, response.status));
  if (isHtml(contentType)) reject(new UnreadableFault(label, "HTML"));
  if (Number(response.headers.get("content-length")) > BODY_MAX) reject(new UnreadableFault(label, "too long"));
  return parseBody({ contentType, text: await readText() }, label);
}
