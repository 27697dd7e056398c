import { HttpFault } from "../faults/HttpFault.ts";
import { UnreadableFault } from "../faults/UnreadableFault.ts";
import { BODY_MAX, isHtml, parseBody } from "./parseBody.ts";

/** The JSON of an answer. A bad status, a page of HTML or an absurd length is a Fault before the body is read. */
export async function readBody(
  response: Response,
  label: string,
  readText: () => Promise<string> = () => response.text(),
): Promise<unknown> {
  const refuse = (fault: HttpFault | UnreadableFault): never => {
    response.body?.cancel().catch(() => undefined);
    throw fault;
  };
  const contentType = response.headers.get("content-type") ?? "";
  if (!response.ok) refuse(new HttpFault(label, response.status));
  if (isHtml(contentType)) refuse(new UnreadableFault(label, "HTML"));
  if (Number(response.headers.get("content-length")) > BODY_MAX) refuse(new UnreadableFault(label, "too long"));
  return parseBody({ contentType, text: await readText() }, label);
}
