import type { Page, Request } from "@playwright/test";
import { type CallSandbox, expect } from "../harness/test.ts";
import { type LoadedScreen, loadedScreen } from "./screens.ts";
import type { Submit, Tools } from "./submits.ts";
import { readState } from "./testEarlyInput.ts";

/** One way in which a call can fail, and how to cause and end it. */
export interface Fault {
  readonly name: string;
  /**
   * What the borrower gets: `fails` shows a message and a retry, `works` shows the response, and `times-out` shows a message
   * and a retry once the call has timed out.
   */
  readonly outcome: "fails" | "works" | "times-out";
  begin(page: Page, callSandbox: CallSandbox, match: string): Promise<void>;
  end(page: Page, callSandbox: CallSandbox): Promise<void>;
}

type Outcome = Fault["outcome"];

/** A fault that the sandbox causes, down to the socket. */
const serverFault = (name: string, outcome: Outcome = "fails", delayMs?: number): Fault => ({
  name,
  outcome,
  begin: async (_, callSandbox, match) =>
    void (await callSandbox("/sandbox/faults", { match, kind: name, ...(delayMs !== undefined && { delayMs }) })),
  end: async (_, callSandbox) => void (await callSandbox("/sandbox/faults", undefined, "DELETE")),
});

/** A network fault. The browser causes it, because a server that refuses connections could not serve the document either. */
const networkFault = (name: string, reason: "connectionrefused" | "internetdisconnected"): Fault => ({
  name,
  outcome: "fails",
  begin: async (page, _, match) => {
    await page.route(
      (url) => url.pathname.includes(match),
      (route) => route.abort(reason),
    );
  },
  end: (page) => page.unrouteAll({ behavior: "ignoreErrors" }),
});

/** Every fault that the tests cause. */
export const FAULTS: readonly Fault[] = [
  networkFault("refused", "connectionrefused"),
  networkFault("offline", "internetdisconnected"),
  serverFault("reset"),
  serverFault("lost-response"),
  serverFault("reset-midway"),
  serverFault("truncate"),
  serverFault("short"),
  serverFault("hang", "times-out"),
  serverFault("drip", "works", 5),
  serverFault("slow", "works", 400),
  serverFault("429"),
  serverFault("500"),
  serverFault("502"),
  serverFault("html"),
  serverFault("null"),
  serverFault("empty-object"),
  serverFault("array"),
  serverFault("code-number", "works"),
  serverFault("code-string", "works"),
  serverFault("code-absent"),
];

export const getFault = (name: string): Fault => {
  const fault = FAULTS.find((one) => one.name === name);
  if (!fault) throw new Error(`Unknown fault: ${name}.`);
  return fault;
};

/** Technical text that a borrower must never see. The six characters of an error are for the call to the lender. */
const TECHNICAL_TEXT =
  /\bundefined\b|\bNaN\b|\[object |\bnull\b|\w*(?:Error(?! code [2-9A-Z]{6}\b)|Fault|Exception)\b:?|\bJSON\b|\bHTTP\b|<\/?\w+>|\bat \S+:\d+/;

/** Expects a rendered page: exactly one title, no first paint and no technical text. */
async function expectRenderedPage(page: Page) {
  // A modal dialog hides the title behind it from assistive technology.
  const title = page.getByRole("heading", { level: 1, includeHidden: true });
  await expect(title).toHaveCount(1);
  await expect(title).not.toHaveText("");
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await expectPlainText(page);
}

/** Expects text on the page, and no technical text. */
async function expectPlainText(page: Page) {
  await expect(page.locator("body")).toHaveText(/\S/);
  await expect(page.locator("body")).not.toHaveText(TECHNICAL_TEXT, { useInnerText: true });
}

/** Locates visible alerts and status messages, in toasts or in the page. */
const announcement = (page: Page) =>
  page.getByRole("alert").or(page.getByRole("status")).filter({ hasText: /\S/ }).filter({ visible: true });

/** Expects the focus on an element, so that keyboard and screen-reader users do not lose their position. */
const expectFocusInPage = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body))
    .toBe(true);

/**
 * Opens a screen while its request fails. Checks that the screen is never blank, shows a plain message and a Back button,
 * and that its retry works.
 */
export async function loadUnderFault(screen: LoadedScreen, fault: Fault, { page, open, callSandbox }: Tools) {
  await fault.begin(page, callSandbox, screen.call);
  if (fault.outcome === "times-out") await page.clock.install();
  await open(screen.path, screen.query);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  const retry = page.getByRole("button", { name: "Retry" });
  if (fault.outcome === "works") {
    await expect(loadedScreen(page)).toBeVisible();
    await expect(retry).toHaveCount(0);
    await expectPlainText(page);
    expect(await wasRequested(callSandbox, screen.call)).toBe(true);
    return;
  }
  if (fault.outcome === "times-out") await timeOut(page, callSandbox, screen.call);
  await expect(retry).toBeVisible();
  await expectRenderedPage(page);
  await expect(announcement(page).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Back" }).first()).toBeVisible();

  // While the fault lasts, a retry shows the same message.
  if (fault.outcome === "fails") {
    const retryRequest = page.waitForRequest((request) => request.url().includes(screen.call));
    await retry.click();
    await retryRequest;
    await expect(retry.and(page.locator(":not([aria-busy=true])"))).toBeVisible();
  }
  await fault.end(page, callSandbox);
  await retry.click();
  await expect(loadedScreen(page)).toBeVisible();
  await expect(retry).toHaveCount(0);
  await expectRenderedPage(page);
  if (!screen.redirects) await expectFocusInPage(page);
}

/** Waits until the next request of a call has failed, or its response has arrived. */
const waitForEnd = (page: Page, call: string) => {
  const isCall = (request: Request) => request.url().includes(call);
  return Promise.race([page.waitForEvent("requestfailed", isCall), page.waitForEvent("requestfinished", isCall)]);
};

const wasRequested = async (callSandbox: CallSandbox, call: string) =>
  ((await callSandbox("/sandbox/faults")) as { match: string; hits: number }[]).some(
    ({ match, hits }) => match === call && hits > 0,
  );

/**
 * Lets a call that hangs time out. The timeout starts when the request is sent, so one jump of the clock is enough. Before the shell
 * runs, the jump would make the response of an early request too old, and the shell would send it again.
 */
async function timeOut(page: Page, callSandbox: CallSandbox, call: string) {
  await expect.poll(() => wasRequested(callSandbox, call)).toBe(true);
  await expect(page.locator("#root > *").first()).toBeAttached();
  await page.clock.fastForward(61_000);
  await page.clock.resume();
}

/**
 * Submits something while its request fails. Checks that the page stays rendered, shows a plain message and preserves input
 * and focus, and that the next tap succeeds. The submission takes effect exactly once, whatever was lost on the network.
 */
export async function submitUnderFault(submit: Submit, fault: Fault, { page, open, callSandbox }: Tools) {
  const effects = async () => ((await callSandbox("/sandbox/effects")) as Record<string, number>)[submit.effect] ?? 0;
  if (fault.outcome === "times-out") await page.clock.install();
  await submit.prepare({ page, open, callSandbox });
  const before = await effects();
  const { values } = await readState(page);
  expect(values, "input").not.toEqual([]);
  await fault.begin(page, callSandbox, submit.call);
  // Without its end, a request could outlive the fault and succeed after all.
  const ended = fault.outcome === "fails" ? waitForEnd(page, submit.call) : undefined;
  await submit.send(page);
  await ended;
  if (fault.outcome === "works") {
    await submit.expectDone(page);
    expect(await effects()).toBe(before + 1);
    return;
  }
  if (fault.outcome === "times-out") await timeOut(page, callSandbox, submit.call);
  await expect(announcement(page).first()).toBeVisible();
  await expectRenderedPage(page);
  expect((await readState(page)).values, "input").toEqual(values);
  await expectFocusInPage(page);
  expect(await effects()).toBeLessThanOrEqual(before + 1);

  await fault.end(page, callSandbox);
  await submit.send(page);
  await submit.expectDone(page);
  expect(await effects()).toBe(before + 1);
  await expectPlainText(page);
}
