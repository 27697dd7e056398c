import type { WholeResponse } from "@lending/api-client/request-line";
import type { RouteFacts, RouteTitle } from "../../routes/defineRoutes.ts";
import { type Data, dataOf, readFacts } from "./readFacts.ts";

/** Above this length the screen uses a smaller size for an amount (see MoneyBlock). */
const FULL_SIZE_MAX = 10;

/**
 * Builds the nodes of an amount: the currency sign, slightly separated, and the digits in one element, as on the
 * screen, so that the browser sees both as one text of the same size.
 */
function amountNodes(text: string): Node[] {
  const [, currency, digits = text] = /^(₱|PHP)\s*(.+)$/i.exec(text) ?? [];
  if (!currency) return [document.createTextNode(text)];
  const sign = document.createElement("span");
  sign.className = "sk-currency";
  sign.textContent = currency;
  const amount = document.createElement("span");
  amount.appendChild(sign);
  // A large text breaks an amount between its thousands.
  digits.split(",").forEach((group, index, groups) => {
    if (index > 0) amount.appendChild(document.createElement("wbr"));
    amount.appendChild(document.createTextNode(index < groups.length - 1 ? `${group},` : group));
  });
  return [amount];
}

// `replaceChildren` requires Chromium 86.
function fill(slot: Element, nodes: readonly Node[]) {
  slot.textContent = "";
  for (const node of nodes) slot.appendChild(node);
}

/**
 * Writes a group of facts into their slots of a skeleton, as plain text. A slot has the height of one line. When one
 * fact does not fit, all slots get their placeholder bars back, so that nothing moves.
 */
export function writeFacts(place: Element, facts: Readonly<Record<string, string>>) {
  const undo: (() => void)[] = [];
  let fits = true;
  for (const name of Object.keys(facts)) {
    const slot = place.querySelector(`[data-fact="${name}"]`);
    const text = facts[name] as string;
    if (!slot) continue;
    const bars = [...slot.childNodes];
    const nodes = name === "amount" ? amountNodes(text) : [document.createTextNode(text)];
    if (name === "amount") slot.classList.toggle("sk-wider", text.length > FULL_SIZE_MAX);
    fill(slot, nodes);
    undo.push(() => fill(slot, bars));
    fits = fits && slot.scrollHeight <= slot.clientHeight + 1 && slot.scrollWidth <= slot.clientWidth + 1;
  }
  if (!fits) for (const restore of undo) restore();
}

const locales = ["source", "en-PH", "fil-PH", "zh-CN"];

interface ShowOptions {
  readonly facts: readonly RouteFacts[];
  readonly locale: string;
  /** Called with the data of a response after its facts are written. */
  readonly onData?: ((data: Data, locale: keyof RouteTitle) => void) | false | undefined;
}

/**
 * Writes the facts of an early response into the skeleton before the screen renders. Does nothing for a failed or
 * malformed response.
 */
export async function showFacts(
  response: Promise<WholeResponse>,
  place: Element,
  { facts, locale, onData }: ShowOptions,
): Promise<void> {
  // Only the screen can choose the texts of an unknown language.
  if (!locales.includes(locale)) return;
  try {
    const { ok, text } = await response;
    const data = ok && place.isConnected && dataOf(text);
    if (!data) return;
    for (const together of readFacts(data, facts, locale as keyof RouteTitle)) writeFacts(place, together);
    if (onData) onData(data, locale as keyof RouteTitle);
  } catch {
    // The client that takes the response reports its failure.
  }
}
