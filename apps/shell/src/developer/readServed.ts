import { type Environment, parseEnvironment } from "@lending/bridge/environment";

/** Returns the environment in the document, without the override. Returns undefined when the document contains none. */
export function readServed(page: Pick<Document, "getElementById">): Environment | undefined {
  const text = page.getElementById("environment")?.textContent;
  return text ? parseEnvironment(JSON.parse(text)) : undefined;
}
