/** @vitest-environment jsdom */
import { expect, it, vi } from "vitest";
import type { RouteFacts } from "../../routes/defineRoutes.ts";
import { showFacts } from "./showFacts.ts";

const facts: readonly RouteFacts[] = [{ slots: { title: { field: "status" } } }];
const answer = (status = 200) => ({
  ok: status === 200,
  status,
  contentType: "application/json",
  text: '{"code":"00","data":{"status":"Due"}}',
});

function renderFirstPaint() {
  document.body.innerHTML = '<div><p data-fact="title"><i></i></p></div>';
  return document.body.firstElementChild as Element;
}

it("writes the facts of the response", async () => {
  const place = renderFirstPaint();
  await showFacts(Promise.resolve(answer()), place, { facts, locale: "source" });
  expect(place.textContent).toBe("Due");
});

it.each([
  ["a server's fault", () => Promise.resolve(answer(500)), "source"],
  ["a lost connection", () => Promise.reject(new TypeError("lost")), "source"],
  ["an unknown language", () => Promise.resolve(answer()), "x-long"],
])("writes nothing after %s", async (_, give, locale) => {
  const place = renderFirstPaint();
  const onData = vi.fn();
  await showFacts(give(), place, { facts, locale, onData });
  expect(place.textContent).toBe("");
  expect(onData).not.toHaveBeenCalled();
});

it("writes nothing after the screen has rendered", async () => {
  const place = renderFirstPaint();
  place.remove();
  await showFacts(Promise.resolve(answer()), place, { facts, locale: "source" });
  expect(place.textContent).toBe("");
});

it.each(["source", "en-PH", "fil-PH", "zh-CN"])(
  "reports the data and the language %s once the facts are written",
  async (locale) => {
    // The list of languages is made when the file loads.
    vi.resetModules();
    const startup = await import("./showFacts.ts");
    const place = renderFirstPaint();
    const onData = vi.fn(() => place.textContent);
    await startup.showFacts(Promise.resolve(answer()), place, { facts, locale, onData });
    expect(onData).toHaveBeenCalledExactlyOnceWith({ status: "Due" }, locale);
    expect(onData).toHaveReturnedWith("Due");
  },
);
