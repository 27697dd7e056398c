/** @vitest-environment jsdom */
import { expect, it } from "vitest";
import { writeFacts } from "./facts.ts";

function renderFirstPaint() {
  document.body.innerHTML =
    '<div><p data-fact="title"><i>bar</i></p><p data-fact="amount" data-amount="currency wider"><i>bar</i></p></div>';
  return document.body.firstElementChild as Element;
}
const slot = (place: Element, name: string) => place.querySelector(`[data-fact=${name}]`) as HTMLElement;

/** Writes facts into a first paint. Returns their elements. */
function write(texts: Readonly<Record<string, string>>) {
  const place = renderFirstPaint();
  const shown = writeFacts(place, [{ texts }]).length;
  return { place, shown, title: slot(place, "title"), amount: slot(place, "amount") };
}

it("writes text, never markup", () => {
  const { place, title, amount } = write({ title: "<img src=x>", amount: "₱<b>1</b>" });
  expect(place.querySelector("img, b")).toBeNull();
  expect(title.textContent).toBe("<img src=x>");
  expect(amount.textContent).toBe("₱<b>1</b>");
});

it.each([
  ["₱123.45", '<span class="currency">₱</span>123.45', ""],
  ["₱1.234.567", '<span class="currency">₱</span>1.234.567', ""],
  ["₱12.345.678", '<span class="currency">₱</span>12.345.678', "wider"],
  ["₱1,234.56", '<span class="currency">₱</span>1,<wbr>234.56', ""],
  ["P500", "P500", ""],
])("renders the amount %s like the screen", (text, html, classes) => {
  const { amount } = write({ amount: text });
  expect(amount.innerHTML).toBe(html);
  expect(amount.className).toBe(classes);
});

it("renders no text but an amount like one", () => {
  const { title } = write({ title: " ₱500 is due on 21 December " });
  expect(title.outerHTML).toBe('<p data-fact="title">₱500 is due on 21 December</p>');
});

it.each([
  ["an empty text", "  "],
  ["a text too long for a line", "x".repeat(61)],
  ["a second line", "one\ntwo"],
  ["a hidden character", "a\u200bb"],
  ["a text with a direction override", "\u202e₱2.650"],
  ["a text with a control character", "₱2\u0000.650"],
])("shows no fact of a group with %s, and the other groups", (_, title) => {
  const place = renderFirstPaint();
  const good = { texts: { amount: "₱1" } };
  expect(writeFacts(place, [{ texts: { title, amount: "₱2" } }, good])).toEqual([good]);
  expect([slot(place, "title").innerHTML, slot(place, "amount").textContent]).toEqual(["<i>bar</i>", "₱1"]);
});

it("shows no amount that is longer than its line, and no fact without a place", () => {
  expect(write({ amount: "₱123.456.789.0" }).shown).toBe(0);
  expect(write({ title: "₱123.456.789.0" }).shown).toBe(1);
  const { shown, title } = write({ title: "Due", other: "1" });
  expect([shown, title.innerHTML]).toEqual([0, "<i>bar</i>"]);
});

it("shows a text of more lines in a group that wraps, up to 200 characters and never wider than its place", () => {
  const show = (length: number, width = 0) => {
    const place = renderFirstPaint();
    const title = slot(place, "title");
    Object.defineProperty(title, "offsetHeight", { get: () => (title.textContent === "bar" ? 22 : 66) });
    Object.defineProperty(title, "scrollWidth", { get: () => width });
    return writeFacts(place, [{ texts: { title: "x".repeat(length) }, wraps: true }]).length;
  };
  expect([show(61), show(200), show(201), show(61, 2)]).toEqual([1, 1, 0, 0]);
});

it("shows a group without texts", () => {
  const group = { controls: "repay" };
  expect(writeFacts(renderFirstPaint(), [group])).toEqual([group]);
});

// jsdom has no layout: the line itself measures 0.
it.each([
  ["scrollWidth", () => 1, true],
  ["scrollWidth", () => 2, false],
  ["offsetHeight", (text: string | null) => (text === "bar" ? 22 : 23), true],
  ["offsetHeight", (text: string | null) => (text === "bar" ? 22 : 44), false],
])("restores all bars when the %s of one fact does not fit its line: %s", (size, measure, fits) => {
  const place = renderFirstPaint();
  const title = slot(place, "title");
  Object.defineProperty(title, size, { get: () => measure(title.textContent) });
  const shown = writeFacts(place, [{ texts: { amount: "₱12.345.678", title: "Due" } }]);
  expect(shown).toHaveLength(fits ? 1 : 0);
  expect(title.innerHTML).toBe(fits ? "Due" : "<i>bar</i>");
  expect(slot(place, "amount").textContent).toBe(fits ? "₱12.345.678" : "bar");
  expect(slot(place, "amount").className).toBe(fits ? "wider" : "");
});
