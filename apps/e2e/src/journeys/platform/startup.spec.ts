import { findWaitedFor, recordNetwork, serialLevels, waitForScreen, watchScreen } from "@lending/delivery/testing";
import { readManifest, withoutVersion } from "../../harness/readManifest.ts";
import { expect, launchQuery, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };
/** A network slow enough to distinguish serial requests. */
const SLOW = { offline: false, latency: 120, downloadThroughput: 400_000, uploadThroughput: 200_000 };

const paths = [
  { path: "/loanDetail", query: order, remote: "loan", data: "/v3/loan-details" },
  { path: "/loanConfirm", query: { productId: "p-1" }, remote: "loan", data: "/v3/loan-confirm/loan-detail-confirm" },
  { path: "/repay", query: order, remote: "repay", data: "/v3/installment/loan-play-detail" },
];

for (const { path, query, remote, data } of paths) {
  test(`${path} has a request depth of two: the document, then everything at once`, async ({ page, open }) => {
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW);
    const recorded = await recordNetwork(page);
    await watchScreen(page);
    await open(path, query);
    const renderedOn = await waitForScreen(page, 60_000);
    const later = new Set([...(readManifest(remote).paths[path]?.soon ?? []), ...readManifest("shell").soon]);
    const first = findWaitedFor(recorded, later, renderedOn);

    const levels = serialLevels(first);
    expect(levels.map((level) => level.map(({ url }) => new URL(url).pathname))).toHaveLength(2);
    expect(levels[0]).toHaveLength(1);

    const urls = first.map(({ method, url }) => `${method} ${url}`);
    expect(
      urls.filter((url, index) => urls.indexOf(url) !== index),
      "fetched twice",
    ).toEqual([]);
    expect(first.filter(({ url }) => url.includes(data))).toHaveLength(1);
    const remotes = new Set(first.flatMap(({ url }) => /\/assets\/([^/]+)\//.exec(url)?.[1] ?? []));
    expect([...remotes].sort()).toEqual([remote, "shell"].sort());
  });
}

test("a request after the screen was rendered is no part of the first load, even when no frame comes between them", async ({
  page,
  sandbox,
}) => {
  const address = `${sandbox.origin}/rendered`;
  await page.route(`${address}**`, (route) => {
    const isScript = route.request().url().endsWith(".js");
    const body = isScript
      ? `skeleton.remove();
        setTimeout(() => fetch("/rendered/late"));
        setTimeout(() => { for (const end = Date.now() + 300; Date.now() < end;); });`
      : '<div id="skeleton"></div><h1>Order</h1><script src="/rendered.js"></script>';
    return route.fulfill({ contentType: isScript ? "text/javascript" : "text/html", body });
  });
  const recorded = await recordNetwork(page);
  await watchScreen(page);
  await page.goto(address);
  const renderedOn = await waitForScreen(page, 60_000);
  await expect.poll(() => recorded.map(({ url }) => new URL(url).pathname)).toContain("/rendered/late");
  expect(serialLevels(findWaitedFor(recorded, new Set(), renderedOn))).toHaveLength(2);
});

for (const { path, query } of paths) {
  test(`${path} renders without an integrity manifest, which only later files need`, async ({ page, open }) => {
    const manifests: string[] = [];
    // Never responds: a file that waited for a manifest would time out, and the path would show a failure screen.
    await page.route(/\/pins\.json$/, (route) => {
      manifests.push(route.request().url());
    });
    await open(path, query);
    await expect(page.locator("#skeleton")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { name: "This part is closed for now" })).toHaveCount(0);
    await expect.poll(() => manifests.length).toBeGreaterThan(0);
  });
}

test("the touch on a link to another remote's screen requests all its files at once", async ({ page, open }) => {
  const { entry, paths: repayPaths } = readManifest("repay");
  const files = [entry, ...(repayPaths["/repay"]?.scripts ?? []), ...(repayPaths["/repay"]?.styles ?? [])];
  const wanted = new Set([...files.map((file) => `/assets/repay/${file}`), "/api/app/v3/installment/loan-play-detail"]);
  const requested: string[] = [];
  await open("/loanDetail", order);
  const repay = page.getByRole("button", { name: "REPAY", exact: true });
  await repay.waitFor();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Holds all responses until every file has been requested.
  await page.route(
    ({ pathname }) => pathname.startsWith("/assets/repay/") || wanted.has(pathname),
    async (route) => {
      requested.push(withoutVersion(new URL(route.request().url()).pathname));
      await released;
      await route.continue();
    },
  );
  await expect(async () => {
    await repay.dispatchEvent("pointerdown");
    expect(requested.length).toBeGreaterThan(0);
  }).toPass();
  await expect.poll(() => [...requested].sort()).toEqual([...wanted].sort());
  release();
  await repay.click();
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  expect([...new Set(requested)].sort()).toEqual([...requested].sort());
});

test("the first data request is sent after the document's first byte and before any remote script arrives", async ({
  page,
  open,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const recorded = await recordNetwork(page);
  await open("/loanDetail", order);
  await page.getByRole("heading", { name: "Payment is due soon" }).waitFor();
  const document = recorded.find(({ type }) => type === "Document");
  const data = recorded.find(({ url }) => url.includes("/v3/loan-details"));
  // Compares the order of events on the browser's clock instead of durations, which depend on the machine.
  const files = recorded.filter(({ url }) => url.includes("/assets/loan/"));
  expect(files.length).toBeGreaterThan(0);
  expect(data?.sentAt).toBeLessThan(Math.min(...files.map(({ answeredAt }) => answeredAt ?? Number.POSITIVE_INFINITY)));
  expect(data?.sentAt).toBeGreaterThan(document?.answeredAt ?? 0);
});

test("the session leaves the address at once and reaches no analytics and no localStorage", {
  tag: ["@product.session", "@rulings.secrets-stay"],
}, async ({ page, openLive, callSandbox }) => {
  await openLive("/loanDetail", order);
  await page.getByRole("heading", { name: "Payment is due soon" }).waitFor();
  expect(page.url()).not.toMatch(/sessionId|deviceId|advertisingId|canary/);
  expect(new URL(page.url()).searchParams.get("orderId")).toBe("o-174");
  const events = JSON.stringify(await callSandbox("/sandbox/events", undefined, "GET"));
  expect(events).not.toContain(launchQuery.deviceId);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
  expect(stored).not.toContain("canary");
});

test("a reload keeps the session that the address no longer carries", async ({ page, open }) => {
  await open("/loanDetail", order);
  await page.getByRole("heading", { name: "Payment is due soon" }).waitFor();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
});

test("two webviews do not share a session", { tag: ["@product.one-borrower", "@rulings.secrets"] }, async ({
  page,
  open,
  context,
  sandbox,
}) => {
  await open("/loanDetail", order);
  await page.getByRole("heading", { name: "Payment is due soon" }).waitFor();
  const other = await context.newPage();
  await other.goto(`${sandbox.origin}/loanDetail?productId=p-1&orderId=o-174`);
  await expect(other.getByRole("alert").first()).toBeVisible();
  await expect(other.getByText("Payment is due soon")).toHaveCount(0);
});

test("the content security policy is not violated", async ({ page, open, callSandbox }) => {
  await open("/loanDetail", { ...order, orderId: "o-1" });
  await page.getByRole("heading", { name: "Recommended products" }).waitFor();
  expect(await callSandbox("/sandbox/csp-reports", undefined, "GET")).toEqual(expect.anything());
  const violations = await page.evaluate(() => performance.getEntriesByType("csp-violation" as string).length);
  expect(violations).toBe(0);
});
