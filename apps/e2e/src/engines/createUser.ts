import { setTimeout as pause } from "node:timers/promises";
import { expect } from "@playwright/test";

/** A point on the screen, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The operations that a journey needs from a browser engine. Each engine has its own driver. */
export interface Engine {
  readonly name: string;
  /** Loads an address and resolves when its document has been parsed. */
  open(address: string): Promise<void>;
  /** Evaluates an expression in the page. Its value must be serialisable as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Taps a point. */
  tap(at: Point): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Uncaught errors, console errors and console warnings so far. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

/** An engine as a webview in a native app. */
export interface Webview extends Engine {
  /** Installs the native bridge for the following pages. Returns a function that reads the received commands. */
  installNativeApp(): Promise<() => Promise<readonly string[]>>;
  /** Kills the page's process, as a phone does when it needs memory, and loads the page again as the app does. */
  crash(): Promise<void>;
}

/** The element that a test looks for, by role and accessible name. */
export interface Wanted {
  readonly role: "button" | "radio" | "checkbox" | "textbox" | "heading" | "dialog" | "tab" | "link" | "listitem";
  /** The full accessible name, or only its beginning if the text ends in "…". */
  readonly name: string;
}

const selectors: Readonly<Record<Wanted["role"], string>> = {
  button: "button,[role=button]",
  radio: "input[type=radio],[role=radio]",
  checkbox: "input[type=checkbox],[role=checkbox]",
  textbox: "textarea,input:not([type=radio]):not([type=checkbox]):not([type=file]):not([type=hidden])",
  heading: "h1,h2,h3,h4,[role=heading]",
  dialog: "dialog[open],[role=dialog],[role=alertdialog]",
  tab: "[role=tab]",
  link: "a[href]",
  listitem: "li",
};

/** The found element: the point to tap, whether another element covers it, and its state. */
export type Found = NonNullable<ReturnType<typeof find>>;

/**
 * Returns an expression that finds an element in any engine. If several match, it finds the last rendered one that is not
 * hidden from assistive technology, and searches only the topmost dialog when one is open. It scrolls only to an element
 * that is about to be tapped, because scrolling would move the page under a tap that the engine has not handled yet. The
 * code uses only syntax of the oldest supported browsers.
 */
export function finder({ role, name }: Wanted, isToBeTapped = false): string {
  const facts = [selectors[role], name, role === "dialog", isToBeTapped].map((fact) => JSON.stringify(fact));
  return `(${find})(${facts.join(", ")})`;
}

// The function's source is sent to the engine, so it cannot use names from outside.
function find(selector: string, name: string, isDialog: boolean, isToBeTapped: boolean) {
  const plain = (text: string | null | undefined) => (text || "").replace(/\s+/g, " ").trim();
  const nameOf = (element: Element) => {
    const ids = (element.getAttribute("aria-labelledby") || "").split(" ").filter(Boolean);
    const named = ids.map((id) => plain((document.getElementById(id) || element).textContent)).join(" ");
    const labels = [...((element as HTMLInputElement).labels || [])].map((label) => plain(label.textContent)).join(" ");
    return named || plain(element.getAttribute("aria-label")) || labels || plain(element.textContent);
  };
  const isRendered = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === "visible" &&
    !element.closest("[aria-hidden=true],[hidden],[inert]");
  const dialogs = [...document.querySelectorAll("dialog[open],[role=dialog],[role=alertdialog]")].filter(isRendered);
  const root = (!isDialog && dialogs[dialogs.length - 1]) || document;
  const matches = (element: Element) =>
    name.endsWith("…") ? nameOf(element).startsWith(name.slice(0, -1)) : nameOf(element) === name;
  const found = [...root.querySelectorAll(selector)].filter((element) => matches(element) && isRendered(element)).pop();
  if (!found) return null;
  // A visually hidden control is tapped on its label.
  const input = found as HTMLInputElement;
  const label = input.labels?.[0];
  const target = found.getBoundingClientRect().width > 8 || !label ? found : label;
  const before = target.getBoundingClientRect();
  const isAtEdge = before.top < 60 || before.bottom > innerHeight - 60;
  if (isToBeTapped && isAtEdge) target.scrollIntoView({ block: "center" });
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(at.x, at.y);
  return {
    ...at,
    isCovered: !hit || !(target.contains(hit) || label?.contains(hit)),
    isDisabled: input.disabled === true || found.getAttribute("aria-disabled") === "true",
    isOn: input.checked === true || found.getAttribute("aria-checked") === "true",
    value: typeof input.value === "string" ? input.value : "",
    text: plain(found.textContent),
  };
}

const WAIT = { timeout: 30_000 };
/**
 * A finger waits this long before a tap: the product ignores touches on what appeared under it in the last 1.2 s (decision
 * 068), and makes room for a keyboard 0.6 s after a field got the focus.
 */
const LOOK_MS = 2_000;

export type User = ReturnType<typeof createUser>;

/** Creates a borrower in any engine. Each action waits until it is possible, each expectation until it holds. */
export function createUser(engine: Engine) {
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

  /** Waits for a control and looks at it. Returns where it is then: a keyboard may have moved it. */
  async function aimAt(role: Wanted["role"], name: string): Promise<Found> {
    await waitForControl(role, name);
    await pause(LOOK_MS);
    return waitForControl(role, name);
  }

  return {
    find,
    open: (address: string) => engine.open(address),
    async tap(role: Wanted["role"], name: string) {
      await engine.tap(await aimAt(role, name));
    },
    async doubleTap(role: Wanted["role"], name: string) {
      const at = await aimAt(role, name);
      await engine.tap(at);
      await engine.tap(at);
    },
    async fill(name: string, text: string) {
      await engine.tap(await aimAt("textbox", name));
      const isReady = () => engine.evaluate<boolean>("/^(?:INPUT|TEXTAREA)$/.test(document.activeElement.tagName)");
      await expect.poll(isReady, { ...WAIT, message: `${title("textbox", name)} has the focus` }).toBe(true);
      await engine.type(text);
    },
    async expectVisible(role: Wanted["role"], name: string) {
      const message = `${title(role, name)} is visible`;
      await expect.poll(async () => (await find(role, name)) !== null, { ...WAIT, message }).toBe(true);
    },
    async expectHidden(role: Wanted["role"], name: string) {
      const message = `${title(role, name)} is hidden`;
      await expect.poll(() => find(role, name), { ...WAIT, message }).toBeNull();
    },
    async expectText(text: string) {
      await expect.poll(readText, { ...WAIT, message: `text in ${engine.name}` }).toContain(text);
    },
    address: async () => new URL(await engine.evaluate<string>("location.href")),
  };
}
