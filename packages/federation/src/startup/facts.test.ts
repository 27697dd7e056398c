// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from "vitest";
import type { ReadFirstFacts } from "../routes/defineRoutes.ts";
import { dataOf, loadFirstFacts, showFacts, writeFacts } from "./facts.ts";

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

const answer = (status = 200, text = '{"code":"00","data":{"status":"Due"}}') => ({
  ok: status === 200,
  status,
  contentType: "application/json",
  text,
});
const readFacts = vi.fn<ReadFirstFacts>((data, { copy }) => [
  false,
  "",
  { texts: { title: (data as { status: string }).status, line: copy("pending") }, controls: "repay" },
  { texts: { title: "Not shown, its place is missing", other: "1" }, controls: "other" },
]);
const onControls = vi.fn();
const query = new URLSearchParams("orderId=o-1");
const wireNames = {} as Awaited<Parameters<typeof showFacts>[2]["facts"]>["wireNames"];
const withRead = (read: ReadFirstFacts | undefined) => ({ facts: Promise.resolve({ read, wireNames }) });
let place: Element;

const show = (response: Promise<ReturnType<typeof answer>>, more: Partial<Parameters<typeof showFacts>[2]> = {}) =>
  showFacts(response, place, {
    ...withRead(readFacts),
    ...{ pathname: "/order", query, locale: "source", showControls: onControls },
    ...more,
  });

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML =
    '<div><p data-fact="title"></p><p data-fact="line"></p><span hidden data-copy="pending">Wait</span></div>';
  place = document.body.firstElementChild as Element;
});

it("writes the facts of a response, and shows the controls of the first group that is shown", async () => {
  await show(Promise.resolve(answer()));
  expect(place.textContent).toBe("DueWaitWait");
  expect(readFacts).toHaveBeenCalledExactlyOnceWith(
    { status: "Due" },
    { pathname: "/order", query, locale: "source", wireNames, copy: expect.any(Function) },
  );
  expect(onControls).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ controls: "repay" }));
});

it("waits for copy that follows the data", async () => {
  const copy = place.removeChild(place.lastElementChild as Element);
  vi.spyOn(document, "readyState", "get").mockReturnValueOnce("loading");
  const shown = show(Promise.resolve(answer()));
  await vi.waitFor(() => expect(readFacts).toHaveBeenCalledOnce());
  document.body.append(copy);
  dispatchEvent(new Event("DOMContentLoaded"));
  await shown;
  expect(place.textContent).toBe("DueWait");
});

it("takes the facts of the document, and waits for the end of one without its environment", async () => {
  vi.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const loaded = loadFirstFacts(null, Promise.resolve());
  await new Promise((resolve) => setTimeout(resolve));
  Object.assign(globalThis, { [Symbol.for("lending.firstFacts")]: readFacts });
  document.body.innerHTML = '<script type="application/json" id="environment">{"wireNames":{}}</script>';
  dispatchEvent(new Event("DOMContentLoaded"));
  expect(await loaded).toEqual({ read: readFacts, wireNames: {} });
  expect(await loadFirstFacts(null, Promise.resolve())).toEqual({ read: undefined, wireNames: {} });
});

it("handles a file of facts that fails before its response arrives", async () => {
  vi.spyOn(DOMTokenList.prototype, "supports").mockReturnValue(true);
  const onUnhandled = vi.fn();
  process.on("unhandledRejection", onUnhandled);
  let respond = () => {};
  const loaded = loadFirstFacts({ href: "/facts.js" }, new Promise<void>((resolve) => (respond = resolve)));
  const settled = expect(loaded).rejects.toBeInstanceOf(Event);
  document.head.querySelector('link[href$="/facts.js"]')?.dispatchEvent(new Event("error"));
  await new Promise((resolve) => setTimeout(resolve));
  respond();
  await settled;
  process.off("unhandledRejection", onUnhandled);
  expect(onUnhandled).not.toHaveBeenCalled();
});

// Handled here: no test waits for it yet when the table is made.
const rejected = Promise.reject(new Error("lost"));
rejected.catch(() => undefined);

it.each([
  ["a server's fault", () => Promise.resolve(answer(500)), {}],
  ["a refusal", () => Promise.resolve(answer(200, '{"code":"1","data":{}}')), {}],
  ["a text that is no JSON", () => Promise.resolve(answer(200, "<html>")), {}],
  ["a lost connection", () => Promise.reject(new TypeError("lost")), {}],
  ["a script without facts", () => Promise.resolve(answer()), withRead(undefined)],
  ["a script that did not load", () => Promise.resolve(answer()), { facts: rejected }],
  ["facts that fail", () => Promise.resolve(answer()), withRead((data: unknown) => (data as { a: () => [] }).a())],
  ["the screen has rendered", () => Promise.resolve(answer()), {}],
])("writes nothing after %s", async (cause, give, more) => {
  if (cause === "the screen has rendered") place.remove();
  await show(give(), more);
  expect(place.textContent).toBe("Wait");
  expect(onControls).not.toHaveBeenCalled();
});

it.each([
  [0, true],
  ["0", true],
  ["00", true],
  ["000x", false],
  [[0], false],
  [0.5, false],
  [true, false],
  ["1", false],
  ["", false],
  [null, false],
  [{}, false],
])("reads the code %j like the client", (code, isRead) => {
  expect(dataOf(JSON.stringify({ code, data: 1 }))).toBe(isRead ? 1 : undefined);
});

it.each([
  [60_000, {}],
  [60_001, undefined],
])("returns for a response of %i characters %j", (length, data) => {
  expect(dataOf('{"code":"0","data":{}}'.padEnd(length))).toEqual(data);
});

it.each(["<!doctype html>", "", "[".repeat(50_000)])("throws for a response that is no JSON", (response) => {
  expect(() => dataOf(response)).toThrow();
});

it.each(["null", "[]", "1"])("returns nothing for a response %s", (response) => {
  expect(dataOf(response)).toBeUndefined();
});
