// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { showErrors } from "./developmentScript.ts";

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
  vi.stubGlobal("fetch", async (_: string, { body }: RequestInit) => new Response(`mapped ${body}`));
});
afterEach(() => {
  vi.unstubAllGlobals();
  for (const one of document.querySelectorAll("dialog")) one.remove();
});

it("shows where an error was thrown in the checkout, and reloads after the next build", async () => {
  const reload = vi.fn();
  showErrors(reload);
  send("webpackOk");
  log(new Error("It could not be loaded.", { cause: Object.assign(new TypeError(), { stack: "stack" }) }));
  await expect.poll(text).toBe(`Reloads after the next build without errors. Close: Esc.

mapped stack
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
  log(Object.assign(new Error("Later."), { code: "HTTP", status: 503 }));
  dispatchEvent(new ErrorEvent("error", { error: Object.assign(new Error("here"), { stack: "Error: here" }) }));
  await expect.poll(text).toContain("mapped Error: here");
  expect(text()).not.toMatch(/No connection|Later/);
});
