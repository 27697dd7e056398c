import type { Build } from "@lending/releases/artefact/Build";
import type { Variant } from "@lending/releases/formats/Release";
import { alterBuild } from "@lending/releases/testing";
import { deviceOf, variantNumber } from "@lending/releases/variants";
import type { Page, Route } from "@playwright/test";
import { test as base, NEW_TEXT, OLD_TEXT, type Site } from "../../harness/shippingTest.ts";
import { expect } from "../../harness/test.ts";

const test = base.extend<{ visit: (page: Page, path: string) => Promise<void> }>({
  visit: async ({ site }, use) => {
    await use(async (page, path) => {
      const query = "sessionId=demo&deviceId=device-canary-7301&productId=p-1&orderId=o-174&platform=android";
      await page.goto(`${site.origin}${path}?${query}`);
    });
  },
});

test.describe.configure({ mode: "default" });
// These journeys break and change files, which the browser logs.
test.use({ expectedErrors: /broken on purpose|Failed to load resource|valid digest|net::ERR/ });

const instructions = (page: Page) => page.getByText(OLD_TEXT);
test("a release while a page is open: new visits get it, and the open page stays on its release", async ({
  page,
  nextRepay,
  site,
  visit,
}) => {
  await visit(page, "/repayOrNot");
  await expect(page.getByRole("heading", { level: 1, name: "Repay now or not" })).toBeVisible();
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));

  await site.publisher.ship(nextRepay);
  const visitor = await page.context().newPage();
  await visit(visitor, "/repay");
  await expect(visitor.getByText(NEW_TEXT)).toBeVisible();

  await page.getByRole("link", { name: "Repay now" }).click();
  await expect(page.getByText(OLD_TEXT)).toBeVisible();
  expect(
    files.filter((url) => url.includes("/repay/9.0.0-")),
    "files of the later release",
  ).toEqual([]);

  const { release } = await site.publisher.log.read(1);
  await site.publisher.change({ remotes: release.remotes });
  await visit(visitor, "/repay");
  await expect(visitor.getByText(OLD_TEXT)).toBeVisible();
});

/** Serves a changed file. A changed script also sets a global when it runs. */
const tamper = async (route: Route) => {
  const response = await route.fetch();
  const body = await response.text();
  await route.fulfill({
    response,
    body: new URL(route.request().url()).pathname.endsWith(".js") ? `tampered=1;${body}` : `${body} `,
  });
};
const hasRun = (page: Page) => page.evaluate(() => "tampered" in globalThis);

test("one changed byte in any later file is detected, and files without an integrity hash are refused", async ({
  page,
  workspace,
  visit,
}) => {
  await visit(page, "/noSuchPage");
  await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  // Waits for pending files first, because they would still arrive unchanged.
  await page.waitForLoadState("networkidle");
  const first = ["shell"].flatMap((name) => {
    const { entry, scripts, styles } = workspace.build(name).manifest as {
      entry: string;
      scripts?: string[];
      styles?: string[];
    };
    return [entry, ...(scripts ?? []), ...(styles ?? [])];
  });
  const bases: { base: string; name: string }[] = await page.evaluate(() => {
    const read = (id: string) => JSON.parse(document.getElementById(id)?.textContent ?? "[]");
    const { shell, remotes } = read("registry");
    return [shell, ...remotes, ...read("other-remotes")];
  });
  const wanted = bases.flatMap(({ base, name }) =>
    Object.keys(workspace.build(name).manifest.files)
      .filter((file) => /\.(js|css)$/.test(file) && !first.includes(file))
      .map((file) => ({ base, file })),
  );
  expect(wanted.length).toBeGreaterThan(60);
  await page.route(/\.(js|css)$/, tamper);
  const passed = await page.evaluate(async (files) => {
    type Guard = (base: string, files: readonly string[]) => Promise<unknown>;
    const guard = (globalThis as unknown as Record<symbol, Guard>)[Symbol.for("lending.fileGuard")];
    if (!guard) throw new Error("The page has no file guard.");
    const passing: string[] = [];
    const attempt = (base: string, file: string) =>
      guard(new URL(base, document.baseURI).href, [file]).then(
        () => passing.push(file),
        () => undefined,
      );
    // Excludes files that are already loaded. The tests below change those before they are requested.
    const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
    const later = files.filter(({ base, file }) => !loaded.has(new URL(base + file, document.baseURI).href));
    if (later.length < files.length - 5) throw new Error("Most files are already loaded.");
    for (const { base, file } of later) await attempt(base, file);
    await attempt(files[0]?.base ?? "", "no-integrity.js");
    await attempt("https://elsewhere.test/", "main.js");
    return passing;
  }, wanted);
  expect(passed).toEqual([]);
  expect(await hasRun(page)).toBe(false);
});

for (const [what, pattern] of [
  ["the shell's script", /\/shell\/.*\/main\.[^/]*\.js(?:\?\d)?$/],
  ["a remote's entry", /\/repay\/.*\/remoteEntry\.[^/]*\.js(?:\?\d)?$/],
  ["a screen's script", /\/repay\/(?!.*remoteEntry).*\.js(?:\?\d)?$/],
] as const) {
  test(`one changed byte in ${what} is blocked, also after Retry`, {
    tag: ["@screens.unavailable", ...(what === "a remote's entry" ? [] : ["@long"])],
  }, async ({ page, visit }) => {
    const isBlocked = () => page.waitForEvent("console", (message) => /valid digest/.test(message.text()));
    const blocked = isBlocked();
    await page.route(pattern, tamper);
    await visit(page, "/repay");
    await blocked;
    if (what !== "the shell's script") {
      const closed = page.getByRole("heading", { name: "This part is closed for now" });
      await expect(closed).toBeVisible();
      const blockedAgain = isBlocked();
      await page.getByRole("button", { name: "Retry" }).click();
      await blockedAgain;
      await expect(closed).toBeVisible();
    }
    await expect(instructions(page)).toHaveCount(0);
    expect(await hasRun(page)).toBe(false);
  });
}

const CANARY = "0123abcd";
/** Starts a canary of a build. */
async function tryOut({ publisher }: Site, percent: number, build: Build) {
  const remotes = { [build.name]: await publisher.upload(build) };
  const canary: Variant = { id: CANARY, percent, remotes, by: "test", at: new Date().toISOString() };
  await publisher.change({ variants: [canary] });
}

/** Returns a device that is in the canary, or one that is not. */
function findDevice(percent: number, isInside: boolean): string {
  for (let index = 0; ; index += 1) {
    const device = `device-canary-${index}`;
    if (variantNumber(CANARY, deviceOf(device)) < percent === isInside) return device;
  }
}
const address = (site: Site, path: string, deviceId: string) =>
  `${site.origin}${path}?${new URLSearchParams({ sessionId: "demo", deviceId, productId: "p-1", orderId: "o-174", platform: "android" })}`;
const readEvents = async (site: Site): Promise<readonly { body: Record<string, unknown> }[]> =>
  (await fetch(`${site.origin}/sandbox/events?source=analytics`)).json();

/** Reads how many events of a kind the site counted on a side of the canary. */
async function countOf({ origin }: Site, event: "visits" | "errors", side: "variant" | "live"): Promise<number> {
  const series = `lending_variant_${event}_total{variant="${CANARY}",side="${side}"} `;
  const text = await (await fetch(`${origin}/sandbox/metrics`)).text();
  return Number(
    text
      .split("\n")
      .find((one) => one.startsWith(series))
      ?.slice(series.length) ?? 0,
  );
}

test("a canary at 50 % stays on its devices for the whole session, and is gone after its end", async ({
  browser,
  nextRepay,
  site,
}) => {
  test.slow();
  await tryOut(site, 50, nextRepay);
  const [inside, outside] = [findDevice(50, true), findDevice(50, false)];
  const open = async (device: string) => {
    const page = await browser.newPage();
    await page.goto(address(site, "/repay", device));
    return page;
  };
  /** Reloads a page until its side has a visit. The reporting library loads when the phone is idle. */
  const expectVisit = (page: Page, text: string, side: "variant" | "live") =>
    expect
      .poll(
        async () => {
          await expect(page.getByText(text)).toBeVisible();
          await page.reload();
          return countOf(site, "visits", side);
        },
        { timeout: 60_000 },
      )
      .toBeGreaterThan(0);
  const other = await open(outside);
  await expectVisit(other, OLD_TEXT, "live");
  await other.close();

  const page = await open(inside);
  const canary = page.getByText(NEW_TEXT);
  await expect(canary).toBeVisible();
  await expectVisit(page, NEW_TEXT, "variant");
  await expect(canary).toBeVisible();
  // Visits another remote and returns without a device in the address.
  await page.goto(address(site, "/bindBank", inside));
  await expect(page.getByRole("heading", { level: 1, name: "Payment account information" })).toBeVisible();
  await page.goto(`${site.origin}/repay?productId=p-1&orderId=o-174`);
  await expect(canary).toBeVisible();

  // Reports name the release, and no visitor.
  expect(JSON.stringify(await readEvents(site))).not.toMatch(/device-canary|demo/);

  await site.publisher.change({ variants: [] });
  await page.close();
  const later = await open(inside);
  await expect(later.getByText(OLD_TEXT)).toBeVisible();
  await later.close();
});

test("a canary that throws is replaced by the live version, and its error counts for its side", async ({
  page,
  workspace,
  site,
}) => {
  const screen = new Set(workspace.build("repay").manifest.paths["/repay"]?.scripts);
  const edit = (file: string, script: string) =>
    screen.has(file) ? `throw new Error('broken on purpose');${script}` : script;
  await tryOut(site, 10, alterBuild(workspace.build("repay"), { version: "9.0.0", edit }));
  await page.goto(address(site, "/repay", findDevice(10, true)));
  await expect(instructions(page)).toBeVisible();
  await expect
    .poll(async () => (await readEvents(site)).map(({ body }) => body))
    .toContainEqual(expect.objectContaining({ event: "error", remote: "repay", release: 2 }));
  await expect.poll(() => countOf(site, "errors", "variant")).toBe(1);
});
