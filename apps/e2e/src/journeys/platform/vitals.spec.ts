import { expect, type OpenPath, test } from "../../harness/test.ts";

/** The hash of a build in a checkout, or the version of a release. */
const VERSION = /^(?:[\da-f]{8}|\d+\.\d+\.\d+)$/;

interface ReportedEvent {
  readonly body: Readonly<Record<string, unknown>>;
}

const order = { productId: "p-1", orderId: "o-174" };
const known = [
  "event",
  "name",
  "code",
  "errorCode",
  "stack",
  "timeline",
  "path",
  "remote",
  "version",
  "release",
  "variant",
  "lcp",
  "inp",
  "cls",
];

const openRepayment = (open: OpenPath) => open("/repay", order);

test("a visit reports path, remote, version and vitals, and the sandbox lists them", async ({
  page,
  openLive,
  callSandbox,
  sandbox,
}) => {
  const visits = async () => {
    // The library loads when the phone is idle. A page that is left earlier reports a visit without values.
    const library = page.waitForResponse(/web-vitals/);
    await openRepayment(openLive);
    await page.getByRole("button", { name: "Payment Method" }).waitFor();
    await library;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.goto(`${sandbox.origin}/sandbox/console/vitals`);
    const events = (await callSandbox("/sandbox/events", undefined, "GET")) as readonly ReportedEvent[];
    return events.map(({ body }) => body).filter(({ event, lcp }) => event === "visit" && lcp !== undefined);
  };
  await expect.poll(visits).not.toEqual([]);
  const [visit] = await visits();
  expect(visit).toMatchObject({ path: "/repay", remote: "repay", version: expect.stringMatching(VERSION) });
  expect(Object.keys(visit ?? {}).filter((key) => !known.includes(key))).toEqual([]);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Web vitals" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^repay / })).toContainText(new RegExp(`${visit?.version}.*\\d ms`));
});

test("a visit reports layout shift by session window and taps of less than 104 ms, as Core Web Vitals define them", async ({
  page,
  openLive,
  callSandbox,
  sandbox,
}) => {
  const library = page.waitForResponse(/web-vitals/);
  await openRepayment(openLive);
  const method = page.getByRole("button", { name: "Payment Method" });
  await method.waitFor();
  await library;
  // Two equal shifts in separate session windows: the score is that of one window, not their sum.
  const shifts = await page.evaluate(async () => {
    const scores: number[] = [];
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const note = (entries: PerformanceEntryList) => {
      for (const entry of entries) scores.push((entry as PerformanceEntry & { value: number }).value);
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    note(observer.takeRecords());
    const root = document.getElementById("root") as HTMLElement;
    for (const height of ["60px", "120px"]) {
      const earlier = scores.length;
      root.style.paddingTop = height;
      // A busy machine paints late, and a session window ends one second after the paint.
      while (scores.length === earlier) await wait(50);
      await wait(1_500);
    }
    return scores;
  });
  expect(shifts.length).toBeGreaterThanOrEqual(2);
  await page.evaluate(() => {
    const blockThread = () => {
      const start = performance.now();
      while (performance.now() - start < 45);
    };
    document.addEventListener("pointerup", blockThread, { once: true, capture: true });
  });
  await page.getByRole("heading", { level: 1 }).tap();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2_000 })));
  const readVisit = async () => {
    await page.goto(`${sandbox.origin}/sandbox/console/vitals`);
    const events = (await callSandbox("/sandbox/events", undefined, "GET")) as readonly ReportedEvent[];
    return events.map(({ body }) => body).find(({ event }) => event === "visit");
  };
  await expect.poll(readVisit).toBeTruthy();
  const visit = await readVisit();
  const sum = shifts.reduce((total, score) => total + score, 0);
  expect(Number(visit?.cls)).toBeGreaterThan(0);
  expect(Number(visit?.cls)).toBeLessThan(sum * 0.8);
  expect(Number(visit?.inp)).toBeGreaterThanOrEqual(40);
});

test.describe("an error", () => {
  test.use({ expectedErrors: /remoteEntry|RemoteUnavailable|Failed to|ERR_FAILED|is unavailable/ });
  test("is reported with its remote and version, and listed next to the visits", async ({
    page,
    open,
    callSandbox,
    sandbox,
  }) => {
    await page.route(/assets\/repay\/.*remoteEntry/, (route) => route.abort());
    await openRepayment(open);
    const errors = async () => {
      const events = (await callSandbox("/sandbox/events", undefined, "GET")) as readonly ReportedEvent[];
      return events.map(({ body }) => body).filter(({ event }) => event === "error");
    };
    await expect.poll(errors).not.toEqual([]);
    const [error] = await errors();
    expect(error).toMatchObject({
      name: "RemoteUnavailable",
      path: "/repay",
      remote: "repay",
      version: expect.stringMatching(VERSION),
    });
    expect(Object.keys(error ?? {}).filter((key) => !known.includes(key))).toEqual([]);
    await page.goto(`${sandbox.origin}/sandbox/console/vitals`);
    await expect(page.getByRole("region", { name: "Errors" })).toContainText("RemoteUnavailable");
  });
});
