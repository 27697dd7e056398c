import { test as base, expect, type Page } from "@playwright/test";
import { boundClose } from "./boundClose.ts";
import { type Sandbox, startSandbox } from "./startSandbox.ts";
import { watchSecrets } from "./watchSecrets.ts";

/** Opens a path of the product as the native app would: with a session and a device on the query string. */
export type OpenPath = (path: string, query?: Readonly<Record<string, string>>) => Promise<void>;

/** Tells the sandbox something about itself: `POST /sandbox/…` with JSON. */
export type TellSandbox = (path: string, body?: unknown, method?: string) => Promise<unknown>;

interface Fixtures {
  open: OpenPath;
  /** Opens a path and waits until the page lives: a public page stands there, whole, before its scripts do. */
  openLive: OpenPath;
  tell: TellSandbox;
  /** Console errors and uncaught errors that a journey expects; all others fail it. */
  expectedErrors: RegExp;
  quietConsole: undefined;
  /** The seeded secrets stay where they belong, and the policy is not broken, in every journey. */
  keptSecrets: undefined;
}

interface WorkerFixtures {
  sandbox: Sandbox;
  /** Longest time in milliseconds that closing a browser context may take before the browser is killed. */
  closeMs: number;
}

export const launchQuery = {
  appVersion: "1.4.0",
  deviceName: "Test phone",
  deviceId: "device-canary-7301",
  osVersion: "10",
  sessionId: "demo",
  advertisingId: "advertising-canary-7301",
};

/** Playwright's test with a real sandbox for each worker, reset before each journey; a stray console error fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  closeMs: [20_000, { option: true, scope: "worker" }],
  browser: [
    async ({ browser, playwright, closeMs }, use) => {
      const closeReplacement = await boundClose(browser, () => playwright.chromium.launch(), closeMs);
      await use(browser);
      await closeReplacement();
    },
    { scope: "worker", timeout: 0 },
  ],
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const sandbox = await startSandbox();
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: "worker" },
  ],
  tell: async ({ sandbox, request }, use) => {
    const tell: TellSandbox = async (path, body = {}, method = "POST") => {
      const answer = await request.fetch(sandbox.origin + path, {
        method,
        ...(method === "GET" ? {} : { data: body }),
      });
      expect(answer.ok(), `${method} ${path}`).toBe(true);
      return /json/.test(answer.headers()["content-type"] ?? "") ? answer.json() : undefined;
    };
    await tell("/sandbox/reset");
    await use(tell);
  },
  open: async ({ page, sandbox, tell }, use) => {
    void tell;
    await use(async (path, query = {}) => {
      const [pathname, hash = ""] = path.split("#");
      const search = new URLSearchParams({ ...launchQuery, ...query });
      await page.goto(`${sandbox.origin}${pathname}?${search}${hash && `#${hash}`}`);
    });
  },
  openLive: async ({ page, open }, use) => {
    await use(async (path, query) => {
      await open(path, query);
      await expect(page.locator("#skeleton")).toHaveCount(0);
    });
  },
  expectedErrors: [/(?!)/, { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const stray = collectErrors(page, expectedErrors);
      await use(undefined);
      expect(stray, "console errors").toEqual([]);
    },
    { auto: true },
  ],
  keptSecrets: [
    async ({ page, sandbox, request }, use) => {
      const watch = watchSecrets(page, sandbox.origin);
      await use(undefined);
      const read = async (path: string) => (await request.get(sandbox.origin + path)).text();
      const [requests, events, violations] = await Promise.all(
        ["/sandbox/requests", "/sandbox/events?source=analytics", "/sandbox/csp-reports"].map(read),
      );
      expect(await watch.close([requests ?? "", events ?? "", violations ?? ""]), "secrets found").toEqual([]);
      expect(JSON.parse(violations ?? "[]"), "reports of the policy").toEqual([]);
    },
    { auto: true },
  ],
});

function collectErrors(page: Page, expected: RegExp): string[] {
  const stray: string[] = [];
  const note = (text: string) => {
    if (!expected.test(text)) stray.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") note(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => note(String(error)));
  return stray;
}

export { expect };
