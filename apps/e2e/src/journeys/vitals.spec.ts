import { expect, type OpenPath, test } from "../harness/test.ts";

interface Told {
  readonly body: Readonly<Record<string, unknown>>;
}

const order = { productId: "p-1", orderId: "o-174" };
const known = ["event", "name", "code", "path", "remote", "version", "set", "arm", "lcp", "inp", "cls"];

const openOrder = (open: OpenPath) => open("/loanDetail", order);

test("a visit tells whose screen stood, in which version and how, and the sandbox draws it", async ({
  page,
  openLive,
  tell,
  sandbox,
}) => {
  await openOrder(openLive);
  await page.getByRole("button", { name: "REPAY", exact: true }).waitFor();
  // What measures comes once the phone is idle.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  const visits = async () => {
    await page.goto(`${sandbox.origin}/sandbox/console/vitals`);
    const told = (await tell("/sandbox/events", undefined, "GET")) as readonly Told[];
    const found = told.map(({ body }) => body).filter(({ event }) => event === "visit");
    if (found.length === 0) await openOrder(openLive);
    return found;
  };
  await expect.poll(visits).not.toEqual([]);
  const [visit] = await visits();
  expect(visit).toMatchObject({ path: "/loanDetail", remote: "loan", version: expect.stringMatching(/^[\da-f]{8}$/) });
  expect(Object.keys(visit ?? {}).filter((key) => !known.includes(key))).toEqual([]);

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Web vitals" })).toBeVisible();
  const paint = page.getByRole("region", { name: "Largest paint" });
  await expect(paint.getByRole("listitem").filter({ hasText: "loan" })).toContainText(/\d ms/);
  await expect(paint.locator("svg rect").first()).toBeAttached();
  await expect(page.getByRole("row", { name: /^loan / })).toContainText(String(visit?.version));
});

test.describe("an error", () => {
  test.use({ expectedErrors: /remoteEntry|RemoteUnavailable|Failed to|ERR_FAILED|is unavailable/ });
  test("is told with its remote and version, and drawn beside the visits", async ({ page, open, tell, sandbox }) => {
    await page.route(/assets\/loan\/remoteEntry/, (route) => route.abort());
    await openOrder(open);
    const errors = async () => {
      const told = (await tell("/sandbox/events", undefined, "GET")) as readonly Told[];
      return told.map(({ body }) => body).filter(({ event }) => event === "error");
    };
    await expect.poll(errors).not.toEqual([]);
    const [error] = await errors();
    expect(error).toMatchObject({
      name: "RemoteUnavailable",
      path: "/loanDetail",
      remote: "loan",
      version: expect.stringMatching(/^[\da-f]{8}$/),
    });
    expect(Object.keys(error ?? {}).filter((key) => !known.includes(key))).toEqual([]);
    await page.goto(`${sandbox.origin}/sandbox/console/vitals`);
    await expect(page.getByRole("region", { name: "Errors" })).toContainText("RemoteUnavailable");
  });
});
