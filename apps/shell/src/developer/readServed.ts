import { type Environment, parseEnvironment } from "@lending/bridge/environment";

/** The environment that the document came with, whatever this webview reads instead; undefined where there is no such document. */
export function readServed(page: Pick<Document, "getElementById">): Environment | undefined {
  const text = page.getElementById("environment")?.textContent;
  return text ? parseEnvironment(JSON.parse(text)) : undefined;
}
