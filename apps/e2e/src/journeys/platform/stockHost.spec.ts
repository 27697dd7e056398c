import { readFileSync } from "node:fs";
import path from "node:path";
import { startSandbox } from "../../harness/startSandbox.ts";
import { type StockHosts, startHosts } from "../../harness/stockTools.ts";
import { test as base, expect } from "../../harness/test.ts";

/** One path of each remote. */
const remotes = {
  loan: "/loanDetail?productId=p-1&orderId=o-174",
  repay: "/repay?productId=p-1&orderId=o-174",
  "bank-binding": "/bindBank?productId=p-1",
  complaints: "/complaint",
  promo: "/promotion",
  "official-site": "/aboutUs",
} as const;

type Open = (page: string, remote: keyof typeof remotes, path?: string) => Promise<void>;

/** The lender serves the remotes and the API; the pages are another company's, on another origin. */
const test = base.extend<{ openHost: Open }, { hosts: StockHosts }>({
  hosts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from this pattern
    async ({}, use) => {
      const hosts = await startHosts();
      await use(hosts);
      await hosts.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  sandbox: [
    async ({ hosts }, use) => {
      const sandbox = await startSandbox({ SANDBOX_CORS: hosts.origin });
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  openHost: async ({ page, hosts, sandbox, callSandbox }, use) => {
    void callSandbox;
    await use(async (host, name, path = remotes[name]) => {
      // The registry of a document names the owner of its path.
      const document = await (await fetch(sandbox.origin + remotes[name])).text();
      const [, registry = ""] = /<script[^>]*id="registry"[^>]*>([\s\S]*?)<\/script>/.exec(document) ?? [];
      const found = (JSON.parse(registry) as { remotes: { name: string; base: string }[] }).remotes.find(
        (one) => one.name === name,
      );
      const query = new URLSearchParams({ name, base: `${sandbox.origin}${found?.base}`, path, api: sandbox.origin });
      await page.goto(`${hosts.origin}${host}?${query}`);
    });
  },
});

// In one worker: each builds all hosts, which takes as long as all journeys here.
test.describe.configure({ mode: "default" });

for (const [tool, host, isShort] of [
  ["Rspack", "/rspack/", true],
  ["Vite", "/vite/vite.html", true],
  ["Rspack with a newer patch of React", "/react-19.3.9/rspack-client/", false],
  ["Rspack with a newer minor of React", "/react-19.9.0/rspack-client/", true],
  ["Rspack with an older minor of React", "/react-19.2.0/rspack-client/", false],
  ["Vite with a newer patch of React", "/react-19.3.9/vite/vite.html", false],
  ["Vite with a newer minor of React", "/react-19.9.0/vite/vite.html", false],
  ["Vite with an older minor of React", "/react-19.2.0/vite/vite.html", false],
] as const) {
  for (const name of Object.keys(remotes) as (keyof typeof remotes)[]) {
    test(`${name} renders in a stock host of ${tool}`, { tag: name === "loan" && isShort ? [] : "@long" }, async ({
      page,
      openHost,
    }) => {
      await openHost(host, name);
      await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
      expect(await page.evaluate("paths")).toContain(new URL(remotes[name], "http://path").pathname);
    });
  }
}

test.describe("a mounted remote whose routes are lost", () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR|dynamically imported/ });

  test("offers Retry", async ({ page, openHost }) => {
    const lost = "**/__federation_expose_routes*";
    await page.route(lost, (route) => route.abort());
    await openHost("/plain.html", "loan");
    const retry = page.getByRole("button", { name: "Retry" });
    await expect(retry).toBeVisible();
    await page.unroute(lost);
    await retry.click();
    await expect(page.getByRole("heading", { name: "Order details" })).toBeVisible();
  });
});

test("a mounted remote reports other remotes' paths and native commands, and updates and unmounts", async ({
  page,
  openHost,
}) => {
  await openHost("/rspack/", "loan");
  await page
    .getByRole("link", { name: "REPAY" })
    .or(page.getByRole("button", { name: "REPAY" }))
    .click();
  await expect.poll(() => page.evaluate("navigations")).toEqual([expect.stringMatching(/^\/repay\?.*orderId=o-174/)]);
  await page.getByRole("button", { name: "Back" }).first().click();
  await expect.poll(() => page.evaluate("messages.map(({ command }) => command)")).toContain("closeWebview");
  await page.evaluate("mounted.update('/loanConfirm?productId=p-1')");
  await expect(page.getByRole("region", { name: "Cost of this loan" })).toBeVisible();
  await page.evaluate("mounted.unmount()");
  await expect(page.locator("#remote")).toBeEmpty();
});

test("a mounted remote without onNavigate says that it cannot open another remote's path, and Back returns", async ({
  page,
  openHost,
}) => {
  await openHost("/plain.html", "loan");
  await page
    .getByRole("link", { name: "REPAY" })
    .or(page.getByRole("button", { name: "REPAY" }))
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeFocused();
  await page.getByRole("button", { name: "Back" }).first().click();
  await expect(page.getByRole("heading", { name: "Order details" })).toBeVisible();
});

test("a mounted remote removes every listener that it has added to the page", async ({ page, openHost }) => {
  await page.addInitScript(() => {
    // As a browser counts them: one for each type, listener and phase.
    const added = new Map<string, Set<unknown>>();
    for (const [name, target] of Object.entries({ window, document })) {
      const { addEventListener, removeEventListener } = target;
      const keyOf = (type: string, options: unknown) =>
        `${name} ${type} ${Object(options).capture ?? options === true}`;
      target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
        const key = keyOf(type, options);
        added.set(key, (added.get(key) ?? new Set()).add(listener));
        addEventListener.call(target, type, listener, options);
      };
      target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions) => {
        added.get(keyOf(type, options))?.delete(listener);
        removeEventListener.call(target, type, listener, options);
      };
    }
    const { pushState, replaceState } = history;
    Object.assign(window, {
      listenersLeft: () =>
        [...added]
          .filter(([, { size }]) => size > 0)
          .map(([key, { size }]) => `${key}: ${size}`)
          .sort(),
      isHistoryOwn: () => history.pushState === pushState && history.replaceState === replaceState,
    });
  });
  await openHost("/rspack/", "loan");
  const shown = page.getByRole("heading", { level: 1, name: "Order details" });
  await expect(shown).toBeVisible();
  await page.evaluate("mounted.unmount()");
  // React adds one of its own for each document, once.
  const before = await page.evaluate("listenersLeft()");
  for (let count = 0; count < 3; count += 1) {
    await page.evaluate(`window.mounted = mountRemote(document.getElementById("remote"), {
      path: "/loanDetail?productId=p-1&orderId=o-174", launch: { sessionId: "demo" },
      environment: { stage: "sandbox", locale: "en-PH", apiBase: new URLSearchParams(location.search).get("api") } })`);
    await expect(shown).toBeVisible();
    await page.evaluate("mounted.unmount()");
    await expect(page.locator("#remote")).toBeEmpty();
  }
  expect(before).toEqual(["document selectionchange false: 1"]);
  await expect.poll(() => page.evaluate("listenersLeft()")).toEqual(before);
  expect(await page.evaluate("isHistoryOwn()")).toBe(true);
});

test.describe("an ended session", () => {
  test.use({ expectedErrors: /401|No session/ });

  test("a host that passes no or wrong options gets a view, not an error", async ({ page, openHost }) => {
    await openHost("/rspack/", "loan");
    await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
    for (const options of ["undefined", "null", "{}", "{ path: 5, launch: { sessionId: 5 }, environment: 5 }"]) {
      await page.evaluate("mounted.update(null), mounted.update('http://['), mounted.unmount()");
      await page.evaluate(`window.mounted = mountRemote(document.getElementById("remote"), ${options})`);
      await expect(page.getByRole("button", { name: "Retry" }), options).toBeVisible();
    }
  });

  test("a path of another remote is reported, and numbers are no session", async ({ page, openHost }) => {
    await openHost("/rspack/", "loan", "/repay?orderId=o-174");
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
    await expect.poll(() => page.evaluate("navigations")).toEqual(["/repay?orderId=o-174"]);
    await page.evaluate("mounted.unmount()");
    await page.evaluate(`window.mounted = mountRemote(document.getElementById("remote"),
      { path: "/loanDetail?productId=p-1&orderId=o-174", launch: { sessionId: 5 },
        environment: { stage: "sandbox", apiBase: new URLSearchParams(location.search).get("api") } })`);
    await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();

    // Without a path at first, and with one before the routes are known.
    await page.evaluate("mounted.unmount()");
    await page.evaluate(`window.mounted = mountRemote(document.getElementById("remote"),
      { onNavigate: (to) => navigations.push(to) }), mounted.update("/receipt?orderId=o-1")`);
    await expect.poll(() => page.evaluate("navigations")).toEqual(["/repay?orderId=o-174", "/receipt?orderId=o-1"]);
  });

  test("a session that has ended shows a way to log in", async ({ page, openHost, sandbox }) => {
    await page.route(`${sandbox.origin}/**/v3/loan-details*`, (route) =>
      route.fulfill({ status: 401, headers: { "access-control-allow-origin": "*" }, body: "{}" }),
    );
    await openHost("/rspack/", "loan");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect.poll(() => page.evaluate("messages.map(({ command }) => command)")).toContain("returnToLogin");
  });
});

test("the page around a mounted remote keeps its own styles", async ({ page, openHost }) => {
  await openHost("/plain.html", "loan");
  await expect(page.getByRole("heading", { name: "Order Details" })).toBeVisible();
  const marginOf = (name: string) =>
    page.getByRole("heading", { name, level: 1 }).evaluate((heading) => getComputedStyle(heading).marginTop);
  expect([await marginOf("Your loan"), await marginOf("Order Details")]).toEqual([
    expect.not.stringMatching(/^0px$/),
    "0px",
  ]);
});

test("the title of the page around a mounted remote is the host's", async ({ page, openHost }) => {
  await openHost("/vite/vite.html", "promo");
  await expect(page.getByRole("textbox").first()).toBeVisible();
  expect(await page.title()).toBe("A host");
});

test("a plain page needs at most twenty lines", () => {
  const text = readFileSync(path.join(import.meta.dirname, "../../hosts/plain.html"), "utf8");
  expect(text.trim().split("\n").length).toBeLessThanOrEqual(20);
});

test("single-spa mounts and unmounts a remote", async ({ page, openHost }) => {
  await openHost("/single-spa.html", "complaints");
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  await page.evaluate("location.hash = 'away'");
  await expect(page.locator("#remote")).toBeEmpty();
});
