/** @vitest-environment jsdom */
import { expect, it, vi } from "vitest";
import { belowFloorScript, floorScript } from "./floorScript.ts";

const google = "Google Inc.";
const apple = "Apple Computer, Inc.";
const selector = { supports: (condition: string) => condition === "selector(a)" };
const noSelector = { supports: () => false };
const words = '<main class="sk-unscripted">Update</main>';

interface Engine {
  readonly big?: unknown;
  readonly CSS?: { supports?: (condition: string) => boolean } | undefined;
  readonly vendor: string;
}

/** Runs both scripts as an engine would that has these and nothing newer; tells whether they stopped the document. */
function start({ big, CSS, vendor }: Engine, isWritten = false): boolean {
  const noscript = document.createElement("noscript");
  noscript.textContent = words;
  document.body.innerHTML = '<div id="skeleton"><main class="sk-page">Coming</main></div><div id="root"></div>';
  document.getElementById("skeleton")?.prepend(noscript);
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  const write = vi.spyOn(document, "write").mockReturnValue();
  const scripts = `${floorScript};${belowFloorScript({ isWritten })}`;
  new Function("BigInt", "navigator", "CSS", "document", "stop", scripts)(big, { vendor }, CSS, document, stop);
  expect(write.mock.calls).toEqual(stopped ? [["<script type=a>"]] : []);
  return stopped;
}
const isWhole = () => document.querySelector(".sk-page") !== null && document.getElementById("root") !== null;

it.each([
  ["Chromium 83 and later", { big: BigInt, CSS: selector, vendor: google }],
  ["iOS 14.0", { big: BigInt, CSS: noSelector, vendor: apple }],
])("leaves a document alone in %s", (_, engine) => {
  expect(start(engine)).toBe(false);
  expect(isWhole()).toBe(true);
});

it.each([
  ["Chromium 81", { big: BigInt, CSS: noSelector, vendor: google }],
  ["Chromium 60", { CSS: noSelector, vendor: google }],
  ["an engine without CSS.supports", { big: BigInt, CSS: {}, vendor: google }],
  ["an engine without CSS", { big: BigInt, CSS: undefined, vendor: google }],
  ["iOS 13", { CSS: selector, vendor: apple }],
])("lets the words stand alone in %s, and stops the rest", (_, engine) => {
  expect(start(engine)).toBe(true);
  expect(document.body.innerHTML).toBe(words);
});

it("lets a page that is written out stand as it is without scripts", () => {
  expect(start({ vendor: google }, true)).toBe(true);
  expect(isWhole()).toBe(true);
});

it("is read by engines that know no word later than 2009", () => {
  expect(floorScript + belowFloorScript({ isWritten: false })).not.toMatch(
    /=>|\b(?:let|const|class|async)\b|\?\.|\?\?|`|\.\.\./,
  );
});
