/** Longer than these the finished screen sets an amount smaller (see MoneyBlock). */
const FULL_SIZE_MAX = 8;
const WIDE_MAX = 10;

/** An amount's sign stands apart a little, and in one piece with it, as on the finished screen: to a browser the two are as large. */
function amountNodes(text: string): Node[] {
  const [, currency, digits = text] = /^(₱|PHP)\s*(.+)$/i.exec(text) ?? [];
  if (!currency) return [document.createTextNode(text)];
  const sign = document.createElement("span");
  sign.className = "sk-currency";
  sign.textContent = currency;
  const amount = document.createElement("span");
  amount.appendChild(sign);
  amount.appendChild(document.createTextNode(digits));
  return [amount];
}

// Not replaceChildren, which Chromium has from 86 on.
function fill(slot: Element, nodes: readonly Node[]) {
  slot.textContent = "";
  for (const node of nodes) slot.appendChild(node);
}

/**
 * Writes facts that belong together into their slots of a skeleton, as text and nothing else. A slot has the height of one
 * line: where one of them does not fit its own, all get their bars back, so that nothing ever moves.
 */
export function writeFacts(place: Element, facts: Readonly<Record<string, string>>) {
  const undo: (() => void)[] = [];
  let fits = true;
  for (const name of Object.keys(facts)) {
    const slot = place.querySelector(`[data-fact="${name}"]`);
    const text = facts[name] as string;
    if (!slot) continue;
    const bars = [...slot.childNodes];
    const shown = name === "amount" ? amountNodes(text) : [document.createTextNode(text)];
    if (name === "amount") {
      slot.classList.toggle("sk-wide", text.length > FULL_SIZE_MAX);
      slot.classList.toggle("sk-wider", text.length > WIDE_MAX);
    }
    fill(slot, shown);
    undo.push(() => fill(slot, bars));
    fits = fits && slot.scrollHeight <= slot.clientHeight + 1 && slot.scrollWidth <= slot.clientWidth + 1;
  }
  if (!fits) for (const giveBack of undo) giveBack();
}
