/** @vitest-environment jsdom */
import { expect, it, vi } from "vitest";
import { browserCheckScript, unsupportedBrowserScript } from "./documentElements.ts";
import { previewBar } from "./previewBar.ts";

const google = "Google Inc.";
const apple = "Apple Computer, Inc.";
const selector = { supports: (condition: string) => condition === "selector(a)" };
const noSelector = { supports: () => false };
const message = '<main class="sk-unscripted">Update</main>';

interface Engine {
  readonly big?: unknown;
  readonly CSS?: { supports?: (condition: string) => boolean } | undefined;
  readonly vendor: string;
}

/** Runs both scripts as an engine with only these features would. Returns whether they stopped the document. */
function runScripts({ big, CSS, vendor }: Engine, isWritten = false): boolean {
  const noscript = document.createElement("noscript");
  noscript.textContent = message;
  document.body.innerHTML = '<div id="skeleton"><main class="sk-page">Coming</main></div><div id="root"></div>';
  document.getElementById("skeleton")?.prepend(noscript);
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  const write = vi.spyOn(document, "write").mockReturnValue();
  const scripts = `${browserCheckScript};${unsupportedBrowserScript(isWritten)}`;
  new Function("BigInt", "navigator", "CSS", "document", "stop", scripts)(big, { vendor }, CSS, document, stop);
  expect(write.mock.calls).toEqual(stopped ? [["<script type=a>"]] : []);
  return stopped;
}
const isUnchanged = () => document.querySelector(".sk-page") !== null && document.getElementById("root") !== null;

it.each([
  ["Chromium 83 and later", { big: BigInt, CSS: selector, vendor: google }],
  ["iOS 14.0", { big: BigInt, CSS: noSelector, vendor: apple }],
])("does not change a document in %s", (_, engine) => {
  expect(runScripts(engine)).toBe(false);
  expect(isUnchanged()).toBe(true);
});

it.each([
  ["Chromium 81", { big: BigInt, CSS: noSelector, vendor: google }],
  ["Chromium 60", { CSS: noSelector, vendor: google }],
  ["an engine without CSS.supports", { big: BigInt, CSS: {}, vendor: google }],
  ["an engine without CSS", { big: BigInt, CSS: undefined, vendor: google }],
  ["iOS 13", { CSS: selector, vendor: apple }],
])("shows only the message in %s and stops loading", (_, engine) => {
  expect(runScripts(engine)).toBe(true);
  expect(document.body.innerHTML).toBe(message);
});

it("does not change a prerendered page", () => {
  expect(runScripts({ vendor: google }, true)).toBe(true);
  expect(isUnchanged()).toBe(true);
});

it("uses only syntax from 2009", () => {
  expect(browserCheckScript + unsupportedBrowserScript(false)).not.toMatch(
    /=>|\b(?:let|const|class|async)\b|\?\.|\?\?|`|\.\.\./,
  );
});

it("names what is not live in the deployment's language, escaped", () => {
  expect(previewBar("loan 0.2.0", "fil-PH").html).toMatch(/>Hindi pa live: loan 0.2.0<.*>Umalis</);
  expect(previewBar('<b> "><script>', "source").html).not.toMatch(/<b>|<script/);
});
