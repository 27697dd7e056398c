import type { WholeResponse } from "@lending/api-client/request-line";
import { FULL_SIZE_MAX } from "@lending/ui/first-paint-parts";
import { LOCALES, type Locale } from "@lending/ui/locales";
import type { RouteFacts } from "../../routes/defineRoutes.ts";
import { type Data, dataOf, readFacts } from "./readFacts.ts";

/**
 * Builds the nodes of an amount as the screen has them, so that the browser sees both as one text of the same size. A large text
 * breaks an amount between its thousands.
 */
function amountNodes(text: string, currencyClass: string): Node[] {
  const [, currency, digits = text] = /^(₱|PHP)(\s*.+)$/i.exec(text) ?? [];
  const nodes: Node[] = [];
  if (currency) {
    const sign = document.createElement("span");
    sign.className = currencyClass;
    sign.textContent = currency;
    nodes.push(sign);
  }
  digits.split(",").forEach((group, index, groups) => {
    if (index > 0) nodes.push(document.createElement("wbr"));
    nodes.push(document.createTextNode(index < groups.length - 1 ? `${group},` : group));
  });
  return nodes;
}

// `replaceChildren` requires Chromium 86.
function fill(slot: Element, nodes: readonly Node[]) {
  slot.textContent = "";
  for (const node of nodes) slot.appendChild(node);
}

/**
 * Writes groups of facts into their places in a first paint, as plain text. When one fact does not fit its line, all places
 * of its group get their placeholder bars back, so that nothing moves. All places are measured before the first is written,
 * and again after the last one: each change in between would cost a layout.
 */
export function writeFacts(place: Element, ...groups: readonly Readonly<Record<string, string>>[]) {
  const measured = groups.map((facts) =>
    Object.keys(facts).flatMap((name) => {
      const slot = place.querySelector<HTMLElement>(`[data-fact="${name}"]`);
      // A tuple, because names of properties stay in the document.
      return slot
        ? [[slot, facts[name] as string, [...slot.childNodes], slot.className, slot.offsetHeight] as const]
        : [];
    }),
  );
  for (const [slot, text] of measured.flat()) {
    const [currency = "", wider = ""] = (slot.dataset.amount || "").split(" ");
    if (wider && text.length > FULL_SIZE_MAX) slot.classList.add(wider);
    fill(slot, wider ? amountNodes(text, currency) : [document.createTextNode(text)]);
  }
  const crowded = measured.filter((group) =>
    group.some(
      // An empty place has no height.
      ([slot, , , , height]) => (height && slot.offsetHeight > height + 1) || slot.scrollWidth > slot.clientWidth + 1,
    ),
  );
  for (const [slot, , bars, className] of crowded.flat()) {
    fill(slot, bars);
    slot.className = className;
  }
}

interface ShowOptions {
  readonly facts: readonly RouteFacts[];
  readonly locale: string;
  /** Called with the data of a response after its facts are written. */
  readonly onData?: ((data: Data, locale: Locale) => void) | false | undefined;
}

/**
 * Writes the facts of an early response into the first paint before the screen renders. Does nothing for a failed or
 * malformed response.
 */
export async function showFacts(
  response: Promise<WholeResponse>,
  place: Element,
  { facts, locale, onData }: ShowOptions,
): Promise<void> {
  // Only the screen can choose the texts of an unknown language.
  if (!LOCALES.includes(locale as Locale)) return;
  try {
    const { ok, text } = await response;
    const data = ok && place.isConnected && dataOf(text);
    if (!data) return;
    writeFacts(place, ...readFacts(data, facts, locale as Locale));
    if (onData) onData(data, locale as Locale);
  } catch {
    // The client that takes the response reports its failure.
  }
}
