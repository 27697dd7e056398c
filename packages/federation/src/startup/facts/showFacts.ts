import type { WholeResponse } from "@lending/api-client/request-line";
import { FULL_SIZE_MAX } from "@lending/ui/amount-size";
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
 * Writes a group of facts into their places in a first paint, as plain text. When one fact does not fit its line, all
 * places get their placeholder bars back, so that nothing moves.
 */
export function writeFacts(place: Element, facts: Readonly<Record<string, string>>) {
  const undo: (() => void)[] = [];
  let fits = true;
  for (const name of Object.keys(facts)) {
    const slot = place.querySelector<HTMLElement>(`[data-fact="${name}"]`);
    const text = facts[name] as string;
    if (!slot) continue;
    const bars = [...slot.childNodes];
    const { className, offsetHeight } = slot;
    const [currency = "", wider = ""] = (slot.dataset.amount || "").split(" ");
    if (wider && text.length > FULL_SIZE_MAX) slot.classList.add(wider);
    fill(slot, wider ? amountNodes(text, currency) : [document.createTextNode(text)]);
    undo.push(() => {
      fill(slot, bars);
      slot.className = className;
    });
    // An empty place has no height.
    fits = fits && (!offsetHeight || slot.offsetHeight <= offsetHeight + 1) && slot.scrollWidth <= slot.clientWidth + 1;
  }
  if (!fits) for (const restore of undo) restore();
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
    for (const together of readFacts(data, facts, locale as Locale)) writeFacts(place, together);
    if (onData) onData(data, locale as Locale);
  } catch {
    // The client that takes the response reports its failure.
  }
}
