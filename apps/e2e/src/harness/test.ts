import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";
import { readManifest } from "./readManifest.ts";
import { type Sandbox, startSite } from "./startSandbox.ts";
import { watchSecrets } from "./watchSecrets.ts";

/** Opens a path of the product as the native app does, with a session and a device in the query string. */
export type OpenPath = (path: string, query?: Readonly<Record<string, string>>) => Promise<void>;

/** Requests the sandbox's test API, `/sandbox/…`, and returns its JSON response. Default method: GET, or POST with a body. */
export type CallSandbox = (path: string, body?: unknown, method?: string) => Promise<unknown>;

interface Fixtures {
  open: OpenPath;
  /** Opens a path and waits until the page is interactive. A public page is visible before its scripts have loaded. */
  openLive: OpenPath;
  callSandbox: CallSandbox;
  /** Console errors and uncaught errors that a journey expects. All others fail it. */
  expectedErrors: RegExp;
  consoleCheck: undefined;
  /** Fails every journey that leaks a seeded secret or violates the content security policy. */
  secretsCheck: undefined;
  /** Fails a journey that opens a path of its app which its file does not name: readTasks.test.ts reads what each file opens. */
  pathsCheck: undefined;
}

interface WorkerFixtures {
  sandbox: Sandbox;
}

/** Longest time in which a context may close. */
const CLOSE_MS = 20_000;

export const launchQuery = {
  appVersion: "1.4.0",
  deviceName: "Test phone",
  deviceId: "device-canary-7301",
  osVersion: "10",
  sessionId: "demo",
  advertisingId: "advertising-canary-7301",
};

/** The seeded order with a payment that is due soon. */
export const order = { productId: "p-1", orderId: "o-174" };

/** Playwright's test with a real sandbox per worker, reset before each journey. An unexpected console error fails it. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  context: async ({ context }, use) => {
    await use(context);
    // At a high load Chromium may hang on closing. A journey that has passed must not fail on its teardown.
    const close = context.close.bind(context);
    context.close = (options) => Promise.race([close(options), wait(CLOSE_MS, undefined, { ref: false })]);
  },
  sandbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const sandbox = await startSite();
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  // The sandbox closes idle connections. On a busy machine a request can meet this end, so each has its own connection.
  request: async ({ playwright }, use) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: { connection: "close" } });
    await use(request);
    await request.dispose();
  },
  callSandbox: async ({ sandbox, request }, use) => {
    const callSandbox: CallSandbox = async (path, body, method = body === undefined ? "GET" : "POST") => {
      const response = await request.fetch(sandbox.origin + path, { method, data: body });
      expect(response.ok(), `${method} ${path}`).toBe(true);
      return /json/.test(response.headers()["content-type"] ?? "") ? response.json() : undefined;
    };
    await callSandbox("/sandbox/reset", {});
    await use(callSandbox);
  },
  open: async ({ page, sandbox, callSandbox }, use) => {
    void callSandbox;
    await use(async (path, query = {}) => {
      const [pathname, hash = ""] = path.split("#");
      // A code in a link is shown only inside the app.
      if ("payCode" in query)
        await page.addInitScript(() => Object.assign(window, { AppBridge: { postMessage() {} } }));
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
  consoleCheck: [
    async ({ page, expectedErrors }, use) => {
      const unexpected = collectErrors(page, expectedErrors);
      await use(undefined);
      expect(unexpected, "console errors").toEqual([]);
    },
    { auto: true },
  ],
  secretsCheck: [
    async ({ page, sandbox, request }, use) => {
      const watch = watchSecrets(page, sandbox.origin);
      await use(undefined);
      const read = async (path: string) => (await request.get(sandbox.origin + path)).text();
      const [requests, events, violations] = await Promise.all(
        ["/sandbox/requests", "/sandbox/events?source=analytics", "/sandbox/events?source=csp"].map(read),
      );
      expect(await watch.close([requests ?? "", events ?? "", violations ?? ""]), "secrets found").toEqual([]);
      expect(JSON.parse(violations ?? "[]"), "reports of policy violations").toEqual([]);
    },
    { auto: true },
  ],
  pathsCheck: [
    async ({ page }, use, { config, titlePath: [file = ""] }) => {
      const opened = new Set<string>();
      const watch = (one: Page) =>
        one.on("framenavigated", (frame) => {
          if (frame === one.mainFrame()) opened.add(new URL(frame.url()).pathname);
        });
      watch(page);
      page.context().on("page", watch);
      await use(undefined);
      // The file of the journey, also where a function of every-screen defines it.
      const [, app] = /([\w-]+)\/(?!everyScreen)[\w-]+\.spec\.ts$/.exec(file) ?? [];
      if (!app || !existsSync(path.join(import.meta.dirname, "../../..", app, "dist"))) return;
      const text = readFileSync(path.join(config.rootDir, file), "utf8");
      const names = (address: string) => new RegExp(`["'\`]${address}(?![\\w-])`).test(text);
      const unnamed = Object.keys(readManifest(app).paths).filter((one) => opened.has(one) && !names(one));
      expect(unnamed, "opened paths that the file does not name").toEqual([]);
    },
    { auto: true },
  ],
});

function collectErrors(page: Page, expected: RegExp): string[] {
  const unexpected: string[] = [];
  const note = (text: string) => {
    if (!expected.test(text)) unexpected.push(text);
  };
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") note(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => note(String(error)));
  return unexpected;
}

export { expect };

/**
 * Expects no accessibility violation of a complete document: the shell, the screen and their title together. The stories
 * analyse every state of every screen, so a journey analyses a document once for each app.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // The page has no frame with a borrower's text, so the analysis needs no second page.
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}
