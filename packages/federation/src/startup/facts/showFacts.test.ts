/** @vitest-environment jsdom */
import { beforeEach, expect, it, vi } from "vitest";
import type { ReadFirstFacts } from "../../routes/defineRoutes.ts";
import { dataOf, showFacts } from "./showFacts.ts";

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
const showControls = vi.fn();
const query = new URLSearchParams("orderId=o-1");
const wireNames = {} as Parameters<typeof showFacts>[2]["wireNames"];
let place: Element;

const show = (response: Promise<ReturnType<typeof answer>>, more: Partial<Parameters<typeof showFacts>[2]> = {}) =>
  showFacts(response, place, {
    readFacts: Promise.resolve(readFacts),
    ...{ pathname: "/order", query, locale: "source", wireNames, showControls },
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
  expect(showControls).toHaveBeenCalledExactlyOnceWith(
    place,
    expect.objectContaining({ controls: "repay" }),
    expect.objectContaining({ query, locale: "source" }),
  );
});

// Handled here: no test waits for it yet when the table is made.
const rejected = Promise.reject(new Error("lost"));
rejected.catch(() => undefined);

it.each([
  ["a server's fault", () => Promise.resolve(answer(500)), {}],
  ["a refusal", () => Promise.resolve(answer(200, '{"code":"1","data":{}}')), {}],
  ["a text that is no JSON", () => Promise.resolve(answer(200, "<html>")), {}],
  ["a lost connection", () => Promise.reject(new TypeError("lost")), {}],
  ["a script without facts", () => Promise.resolve(answer()), { readFacts: Promise.resolve(undefined) }],
  ["a script that did not load", () => Promise.resolve(answer()), { readFacts: rejected }],
  [
    "facts that fail",
    () => Promise.resolve(answer()),
    { readFacts: Promise.resolve((data: unknown) => (data as { a: () => [] }).a()) },
  ],
  ["the screen has rendered", () => Promise.resolve(answer()), {}],
])("writes nothing after %s", async (cause, give, more) => {
  if (cause === "the screen has rendered") place.remove();
  await show(give(), more);
  expect(place.textContent).toBe("Wait");
  expect(showControls).not.toHaveBeenCalled();
});

it("shows no controls in a document without them", async () => {
  await show(Promise.resolve(answer()), { showControls: undefined });
  expect(place.querySelector("[data-fact=title]")?.textContent).toBe("Due");
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
