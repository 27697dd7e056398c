import { HttpFault } from "../faults/HttpFault.ts";
import { UnreadableFault } from "../faults/UnreadableFault.ts";

const BODY_MAX = 5_000_000;

/** The JSON of an answer. A bad status, a page of HTML, an absurd length or anything that does not parse is a Fault. */
export async function readBody(
  response: Response,
  label: string,
  readText: () => Promise<string> = () => response.text(),
): Promise<unknown> {
  const refuse = (fault: HttpFault | UnreadableFault): never => {
    response.body?.cancel().catch(() => undefined);
    throw fault;
  };
  if (!response.ok) refuse(new HttpFault(label, response.status));
  if (/html/i.test(response.headers.get("content-type") ?? "")) refuse(new UnreadableFault(label, "HTML"));
  if (Number(response.headers.get("content-length")) > BODY_MAX) refuse(new UnreadableFault(label, "too long"));
  const text = await readText();
  if (text.length > BODY_MAX) throw new UnreadableFault(label, "too long");
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFault(label, "no JSON");
  }
}
