import type { WholeAnswer } from "@lending/api-client/request-line";
import type { RouteTitle } from "../../routes/defineRoutes.ts";
import type { RouteFacts } from "../../routes/RouteFacts.ts";
import { readFacts } from "./readFacts.ts";
import { writeFacts } from "./writeFacts.ts";

const locales = ["source", "en-PH", "fil-PH", "zh-CN"];

/**
 * Writes what an early answer says into the skeleton, long before the screen is there. Where it is no answer, or odd, the
 * skeleton just waits.
 */
export async function showFacts(
  answer: Promise<WholeAnswer>,
  facts: readonly RouteFacts[],
  locale: string,
  place: Element,
): Promise<void> {
  // A language nobody knows is a reading of the source that the finished screen alone can make.
  if (!locales.includes(locale)) return;
  try {
    const { ok, text } = await answer;
    if (!ok || !place.isConnected) return;
    for (const together of readFacts(text, facts, locale as keyof RouteTitle)) writeFacts(place, together);
  } catch {
    // Whoever takes the answer over says what went wrong with it.
  }
}
