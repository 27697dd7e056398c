import { expect, order, test } from "../../harness/test.ts";

/** The hash of a build in a checkout, or the version of a release. */
const VERSION = /^(?:[\da-f]{8}|\d+\.\d+\.\d+)$/;

interface ReportedEvent {
  readonly body: Readonly<Record<string, unknown>>;
}

const known = ["event", "timeline", "path", "remote", "version", "release", "lcp", "inp", "cls"];

test("a visit reports path, remote, version and vitals", async ({ page, openLive, callSandbox, sandbox }) => {
  const visits = async () => {
    // The library loads when the phone is idle. A page that is left earlier reports a visit without values.
    const library = page.waitForResponse(/web-vitals/);
    await openLive("/repay", order);
    await page.getByRole("button", { name: "Payment Method" }).waitFor();
    await library;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await page.goto(`${sandbox.origin}/sandbox`);
    const events = (await callSandbox("/sandbox/events")) as readonly ReportedEvent[];
    return events.map(({ body }) => body).filter(({ event, lcp }) => event === "visit" && lcp !== undefined);
  };
  await expect.poll(visits).not.toEqual([]);
  const [visit] = await visits();
  expect(visit).toMatchObject({ path: "/repay", remote: "repay", version: expect.stringMatching(VERSION) });
  expect(Object.keys(visit ?? {}).filter((key) => !known.includes(key))).toEqual([]);
});
