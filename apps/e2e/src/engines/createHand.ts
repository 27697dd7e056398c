import { expect } from "@playwright/test";
import type { Engine } from "./Engine.ts";
import { type Found, finder, type Wanted } from "./finder.ts";

/** What a borrower does and sees, in any engine. Each waits until it can be done. */
export interface Hand {
  open(address: string): Promise<void>;
  tap(role: Wanted["role"], name: string): Promise<void>;
  doubleTap(role: Wanted["role"], name: string): Promise<void>;
  fill(name: string, text: string): Promise<void>;
  sees(role: Wanted["role"], name: string): Promise<void>;
  misses(role: Wanted["role"], name: string): Promise<void>;
  find(role: Wanted["role"], name: string): Promise<Found | null>;
  reads(words: string): Promise<void>;
  address(): Promise<URL>;
}

const WAIT = { timeout: 30_000 };

export function createHand(engine: Engine): Hand {
  const find = (role: Wanted["role"], name: string) => engine.evaluate<Found | null>(finder({ role, name }));
  const comeTo = (role: Wanted["role"], name: string) => engine.evaluate<Found | null>(finder({ role, name }, true));
  const title = (role: string, name: string) => `${role} "${name}" in ${engine.name}`;
  const readText = () => engine.evaluate<string>("document.body.innerText");

  /** Where it is at rest with nothing lying over it. */
  async function reach(role: Wanted["role"], name: string): Promise<Found> {
    let before: Found | null = null;
    let reached: Found | null = null;
    const isAtRest = async () => {
      const now = await comeTo(role, name);
      const rests = now && before && now.x === before.x && now.y === before.y && !now.isCovered && !now.isDisabled;
      before = now;
      reached = rests ? now : null;
      return Boolean(rests);
    };
    await expect.poll(isAtRest, { ...WAIT, message: `${title(role, name)} can be tapped` }).toBe(true);
    return reached as unknown as Found;
  }

  return {
    find,
    open: (address) => engine.open(address),
    async tap(role, name) {
      await engine.tap(await reach(role, name));
    },
    async doubleTap(role, name) {
      const at = await reach(role, name);
      await engine.tap(at);
      await engine.tap(at);
    },
    async fill(name, text) {
      await engine.tap(await reach("textbox", name));
      const isReady = () => engine.evaluate<boolean>("/^(?:INPUT|TEXTAREA)$/.test(document.activeElement.tagName)");
      await expect.poll(isReady, { ...WAIT, message: `${title("textbox", name)} has the focus` }).toBe(true);
      await engine.type(text);
    },
    async sees(role, name) {
      const message = `${title(role, name)} is there`;
      await expect.poll(async () => (await find(role, name)) !== null, { ...WAIT, message }).toBe(true);
    },
    async misses(role, name) {
      const message = `${title(role, name)} is gone`;
      await expect.poll(() => find(role, name), { ...WAIT, message }).toBeNull();
    },
    async reads(words) {
      await expect.poll(readText, { ...WAIT, message: `words in ${engine.name}` }).toContain(words);
    },
    address: async () => new URL(await engine.evaluate<string>("location.href")),
  };
}
