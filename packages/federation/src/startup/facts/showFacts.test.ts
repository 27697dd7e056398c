/** @vitest-environment jsdom */
import { expect, it } from "vitest";
import type { RouteFacts } from "../../routes/defineRoutes.ts";
import { showFacts } from "./showFacts.ts";

const facts: readonly RouteFacts[] = [{ slots: { title: { field: "status" } } }];
const answer = (status = 200) => ({
  ok: status === 200,
  status,
  contentType: "application/json",
  text: '{"code":"00","data":{"status":"Due"}}',
});

function renderSkeleton() {
  document.body.innerHTML = '<div><p data-fact="title"><i></i></p></div>';
  return document.body.firstElementChild as Element;
}

it("writes the facts of the response", async () => {
  const place = renderSkeleton();
  await showFacts(Promise.resolve(answer()), place, { facts, locale: "source" });
  expect(place.textContent).toBe("Due");
});

it.each([
  ["a server's fault", () => Promise.resolve(answer(500)), "source"],
  ["a lost connection", () => Promise.reject(new TypeError("lost")), "source"],
  ["an unknown language", () => Promise.resolve(answer()), "x-long"],
])("writes nothing after %s", async (_, give, locale) => {
  const place = renderSkeleton();
  await showFacts(give(), place, { facts, locale });
  expect(place.textContent).toBe("");
});

it("writes nothing after the screen has rendered", async () => {
  const place = renderSkeleton();
  place.remove();
  await showFacts(Promise.resolve(answer()), place, { facts, locale: "source" });
  expect(place.textContent).toBe("");
});
