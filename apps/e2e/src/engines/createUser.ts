import { expect } from "@playwright/test";
import type { Engine } from "./Engine.ts";
import { type Found, finder, type Wanted } from "./finder.ts";

/** Acts as a borrower in any engine. Each action waits until it is possible, each expectation until it holds. */
export interface User {
  open(address: string): Promise<void>;
  tap(role: Wanted["role"], name: string): Promise<void>;
  doubleTap(role: Wanted["role"], name: string): Promise<void>;
  fill(name: string, text: string): Promise<void>;
  expectVisible(role: Wanted["role"], name: string): Promise<void>;
  expectHidden(role: Wanted["role"], name: string): Promise<void>;
  find(role: Wanted["role"], name: string): Promise<Found | null>;
  expectText(text: string): Promise<void>;
  address(): Promise<URL>;
}

const WAIT = { timeout: 30_000 };

export function createUser(engine: Engine): User {
  const find = (role: Wanted["role"], name: string) => engine.evaluate<Found | null>(finder({ role, name }));
  const scrollTo = (role: Wanted["role"], name: string) => engine.evaluate<Found | null>(finder({ role, name }, true));
  const title = (role: string, name: string) => `${role} "${name}" in ${engine.name}`;
  const readText = () => engine.evaluate<string>("document.body.innerText");

  /** Scrolls to a control and waits until it has stopped moving, is enabled and is not covered. */
  async function waitForControl(role: Wanted["role"], name: string): Promise<Found> {
    let before: Found | null = null;
    let ready: Found | null = null;
    const isAtRest = async () => {
      const now = await scrollTo(role, name);
      const rests = now && before && now.x === before.x && now.y === before.y && !now.isCovered && !now.isDisabled;
      before = now;
      ready = rests ? now : null;
      return Boolean(rests);
    };
    await expect.poll(isAtRest, { ...WAIT, message: `${title(role, name)} can be tapped` }).toBe(true);
    return ready as unknown as Found;
  }

  return {
    find,
    open: (address) => engine.open(address),
    async tap(role, name) {
      await engine.tap(await waitForControl(role, name));
    },
    async doubleTap(role, name) {
      const at = await waitForControl(role, name);
      await engine.tap(at);
      await engine.tap(at);
    },
    async fill(name, text) {
      await engine.tap(await waitForControl("textbox", name));
      const isReady = () => engine.evaluate<boolean>("/^(?:INPUT|TEXTAREA)$/.test(document.activeElement.tagName)");
      await expect.poll(isReady, { ...WAIT, message: `${title("textbox", name)} has the focus` }).toBe(true);
      await engine.type(text);
    },
    async expectVisible(role, name) {
      const message = `${title(role, name)} is visible`;
      await expect.poll(async () => (await find(role, name)) !== null, { ...WAIT, message }).toBe(true);
    },
    async expectHidden(role, name) {
      const message = `${title(role, name)} is hidden`;
      await expect.poll(() => find(role, name), { ...WAIT, message }).toBeNull();
    },
    async expectText(text) {
      await expect.poll(readText, { ...WAIT, message: `text in ${engine.name}` }).toContain(text);
    },
    address: async () => new URL(await engine.evaluate<string>("location.href")),
  };
}
