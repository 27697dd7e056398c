/** @vitest-environment jsdom */
import { expect, it, vi } from "vitest";
import type { RouteFacts } from "../../routes/defineRoutes.ts";
import { showFacts, writeFacts } from "./showFacts.ts";

const facts: readonly RouteFacts[] = [{ slots: { title: { field: "status" } } }];
const answer = (status = 200) => ({
  ok: status === 200,
  status,
  contentType: "application/json",
  text: '{"code":"00","data":{"status":"Due"}}',
});

function renderFirstPaint() {
  document.body.innerHTML =
    '<div><p data-fact="title"><i>bar</i></p><p data-fact="amount" data-amount="currency wider"><i>bar</i></p></div>';
  return document.body.firstElementChild as Element;
}
const slot = (place: Element, name: string) => place.querySelector(`[data-fact=${name}]`) as HTMLElement;

it("writes the facts of the response", async () => {
  const place = renderFirstPaint();
  await showFacts(Promise.resolve(answer()), place, { facts, locale: "source" });
  expect(slot(place, "title").textContent).toBe("Due");
});

it.each([
  ["a server's fault", () => Promise.resolve(answer(500)), "source"],
  ["a lost connection", () => Promise.reject(new TypeError("lost")), "source"],
  ["an unknown language", () => Promise.resolve(answer()), "x-long"],
  ["the screen has rendered", () => Promise.resolve(answer()), "source"],
])("writes nothing after %s", async (cause, give, locale) => {
  const place = renderFirstPaint();
  if (cause === "the screen has rendered") place.remove();
  const onData = vi.fn();
  await showFacts(give(), place, { facts, locale, onData });
  expect(place.textContent).toBe("barbar");
  expect(onData).not.toHaveBeenCalled();
});

it.each(["source", "en-PH", "fil-PH", "zh-CN"])(
  "reports the data and the language %s once the facts are written",
  async (locale) => {
    // The list of languages is made when the file loads.
    vi.resetModules();
    const startup = await import("./showFacts.ts");
    const place = renderFirstPaint();
    const onData = vi.fn(() => slot(place, "title").textContent);
    await startup.showFacts(Promise.resolve(answer()), place, { facts, locale, onData });
    expect(onData).toHaveBeenCalledExactlyOnceWith({ status: "Due" }, locale);
    expect(onData).toHaveReturnedWith("Due");
  },
);

/** Writes facts into a first paint. Returns their elements. */
function write(texts: Readonly<Record<string, string>>) {
  const place = renderFirstPaint();
  writeFacts(place, texts);
  return { place, title: slot(place, "title"), amount: slot(place, "amount") };
}

it("writes text, never markup", () => {
  const { place, title, amount } = write({ title: "<img src=x>", amount: "₱<b>1</b>", date: "without a slot" });
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
  const { title } = write({ title: "₱500 is due on 21 December" });
  expect(title.outerHTML).toBe('<p data-fact="title">₱500 is due on 21 December</p>');
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
  writeFacts(place, { amount: "₱12.345.678", title: "Due" });
  expect(title.innerHTML).toBe(fits ? "Due" : "<i>bar</i>");
  expect(slot(place, "amount").textContent).toBe(fits ? "₱12.345.678" : "bar");
  expect(slot(place, "amount").className).toBe(fits ? "wider" : "");
});
