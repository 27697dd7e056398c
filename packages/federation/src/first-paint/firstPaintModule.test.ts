/** @vitest-environment jsdom */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadFirstPaint } from "../runtime/loadFirstPaint.ts";
import { firstPaintModule } from "./buildFirstPaint.ts";

const [a, b] = ["a", "b"].map((digit) => `p_${digit.repeat(16)}`) as [string, string];
const html = `<main class="${a}"><h1 data-words="Due &amp; paid||Bayad|">Due &amp; paid</h1><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><br/>1</main>`;
const firstPaint = {
  html: `<div data-first-paint="">${html}</div>`,
  css: `.${a}{top:0}\n.${b}{left:0}`,
};
const guard = vi.fn(async () => undefined);

const addressOf = (paths: object) =>
  `data:text/javascript,${encodeURIComponent(firstPaintModule("loan", paths as never))}//`;
const find = (path: string) => document.getElementById(`first-paint${path}`) as HTMLTemplateElement | null;

beforeEach(() => {
  document.head.innerHTML = "<style>.p0{top:1px}</style>";
  document.body.textContent = "";
  Object.assign(globalThis, { [Symbol.for("lending.fileGuard")]: guard });
});
afterEach(() => vi.clearAllMocks());

it("adds the first paint of a path as a template, in the language of the page", async () => {
  const base = addressOf({ "/repay": firstPaint });
  await loadFirstPaint(base, "/repay", "fil-PH");
  expect(guard).toHaveBeenCalledWith(base, ["first-paints.js"]);
  const place = document.createElement("div");
  place.append(find("/repay")?.content.cloneNode(true) as Node);
  expect(place.innerHTML).toBe(
    '<div data-first-paint=""><main class="loan-p0"><h1 data-words="Due &amp; paid||Bayad|">Bayad</h1><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><br>1</main></div>',
  );
  expect(place.querySelector("path")?.namespaceURI).toBe("http://www.w3.org/2000/svg");
});

it("adds its rules after those of the document, once", async () => {
  const base = addressOf({ "/repay": firstPaint });
  await Promise.all([loadFirstPaint(base, "/repay", "source"), loadFirstPaint(base, "/repay", "source")]);
  await loadFirstPaint(base, "/repay", "source");
  expect(document.querySelectorAll("template")).toHaveLength(1);
  const rules = [...(document.querySelector("style")?.sheet?.cssRules ?? [])].map(
    ({ cssText }) => cssText.split(" ")[0],
  );
  expect(rules).toEqual([".p0", ".loan-p0", ".loan-p1"]);
});

it("has a rule that several paths use once", async () => {
  const text = firstPaintModule("loan", { "/repay": firstPaint, "/order": firstPaint });
  expect(text.split("{top:0}")).toHaveLength(2);
  const base = `data:text/javascript,${encodeURIComponent(text)}//`;
  await loadFirstPaint(base, "/order", "source");
  expect(document.querySelector("style")?.sheet?.cssRules).toHaveLength(3);
});

it("adds nothing for a path that another version of the app has, and without an integrity hash", async () => {
  const base = addressOf({});
  await loadFirstPaint(base, "/repay", "source");
  guard.mockRejectedValueOnce(new Error("no hash"));
  await expect(loadFirstPaint(base, "/repay", "source")).rejects.toThrow("no hash");
  expect(find("/repay")).toBeNull();
});
