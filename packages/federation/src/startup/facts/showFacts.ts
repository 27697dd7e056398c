import { isSuccess, readCode, type WholeResponse } from "@lending/api-client/request-line";
import type { FactGroup, FirstFactsContext, ReadFirstFacts } from "../../routes/firstFacts.ts";
import type { showControls } from "./showControls.ts";
import { writeFacts } from "./writeFacts.ts";

/** Longest response that is parsed here, because parsing a longer one would delay the screen's scripts. */
const RESPONSE_MAX = 60_000;

/** Returns the data of a successful response; undefined for a refusal and for a long response. Throws for text that is no JSON. */
export function dataOf(response: string): unknown {
  if (response.length > RESPONSE_MAX) return undefined;
  const { code, data } = Object(JSON.parse(response));
  return isSuccess(readCode(code)) ? data : undefined;
}

interface ShowOptions extends Omit<FirstFactsContext, "copy"> {
  /** The facts of the path, once their script has run. */
  readonly readFacts: Promise<ReadFirstFacts | undefined>;
  readonly showControls?: typeof showControls | undefined;
}

/**
 * Shows the facts of an early response in the first paint before the screen renders, and the controls that belong to them. Does
 * nothing for a failed or malformed response.
 */
export async function showFacts(
  response: Promise<WholeResponse>,
  place: Element,
  { readFacts, showControls, ...page }: ShowOptions,
): Promise<void> {
  try {
    const [{ ok, text }, read] = await Promise.all([response, readFacts]);
    const data = ok && place.isConnected && dataOf(text);
    if (!data || !read) return;
    const copy = (name: string) => place.querySelector(`[data-copy="${name}"]`)?.textContent || "";
    const context = { ...page, copy };
    const shown = writeFacts(place, read(data, context).filter(Boolean) as FactGroup[]);
    const group = showControls && shown.find(({ controls }) => controls);
    if (!group) return;
    // Their templates follow the data.
    if (document.readyState === "loading")
      await new Promise((resolve) => addEventListener("DOMContentLoaded", resolve));
    if (place.isConnected) showControls(place, group, context);
  } catch {
    // The client that takes the response reports its failure. A fact that fails leaves the bars to the screen.
  }
}
