import type { WholeResponse } from "@lending/api-client/request-line";
import type { RouteTitle } from "../../routes/defineRoutes.ts";
import type { RouteFacts } from "../../routes/RouteFacts.ts";
import { readFacts } from "./readFacts.ts";
import { writeFacts } from "./writeFacts.ts";

const locales = ["source", "en-PH", "fil-PH", "zh-CN"];

/**
 * Writes the facts of an early response into the skeleton before the screen renders. Does nothing for a failed or
 * malformed response.
 */
export async function showFacts(
  answer: Promise<WholeResponse>,
  facts: readonly RouteFacts[],
  locale: string,
  place: Element,
): Promise<void> {
  // Only the screen can choose the texts of an unknown language.
  if (!locales.includes(locale)) return;
  try {
    const { ok, text } = await answer;
    if (!ok || !place.isConnected) return;
    for (const together of readFacts(text, facts, locale as keyof RouteTitle)) writeFacts(place, together);
  } catch {
    // The client that takes the response reports its failure.
  }
}
