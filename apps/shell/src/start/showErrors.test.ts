import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showErrors } from "./showErrors.ts";

/** The source map of a script whose lines 2 and 3 are line 7 of a screen and line 1 of a library. */
const MAP = {
  version: 3,
  sources: [
    "file:///home/team/lending/apps/loan/src/Screen.tsx",
    "file:///home/team/lending/apps/loan/node_modules/react/index.js",
  ],
  names: [],
  mappings: ";AAMA;ACNA",
};
const STACK = `TypeError: no order
    at Screen (http://localhost:4101/main.js?a:2:5)
    at render (http://localhost:4101/main.js?a:3:5)`;

const text = () => document.querySelector("dialog[open]")?.textContent ?? "";
const log = (error: Error) => Reflect.get(globalThis, "console").error(error);
const send = (type: string) => dispatchEvent(new MessageEvent("message", { data: { type } }));

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false;
  };
  vi.stubGlobal("console", { error: vi.fn() });
  vi.stubGlobal("fetch", async (address: string) => {
    expect(address).toBe("http://localhost:4101/main.js.map?a");
    return Response.json(MAP);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const one of document.querySelectorAll("dialog")) one.remove();
});

it("shows where an error was thrown in the checkout, and reloads after the next build", async () => {
  const reload = vi.fn();
  showErrors({ reload });
  send("webpackOk");
  log(new Error("It could not be loaded.", { cause: Object.assign(new TypeError(), { stack: STACK }) }));
  await expect.poll(text).toBe(`Reloads after the next build without errors. Close: Esc.

TypeError: no order
    at Screen (apps/loan/src/Screen.tsx:7)
Caused: Error: It could not be loaded.`);
  // As the development server does when the page connects.
  send("webpackOk");
  expect(reload).not.toHaveBeenCalled();
  send("webpackInvalid");
  expect(text()).toBe("");
  send("webpackOk");
  expect(reload).toHaveBeenCalledOnce();
});

it("leaves a lost connection to its screen", async () => {
  showErrors();
  log(Object.assign(new Error("No connection."), { code: "NETWORK" }));
  dispatchEvent(new ErrorEvent("error", { error: Object.assign(new Error("here"), { stack: "Error: here" }) }));
  await expect.poll(text).toMatch(/^Reloads.*\n\nError: here$/);
});
