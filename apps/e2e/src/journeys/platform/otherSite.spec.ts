import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect, expectAccessible, launchQuery, order, test } from "../../harness/test.ts";

// A page of another site, in the webview that the app launched, navigates to a link of the lender's site.

const { sessionId, deviceId, advertisingId } = launchQuery;

let server: Server;
let port = 0;
test.beforeAll(async () => {
  server = createServer((_, response) => {
    response
      .writeHead(200, { "content-type": "text/html" })
      .end("<!doctype html><title>Other site</title><p>Hello</p>");
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
});
test.afterAll(() => void server.close());

/** Opens a link from a page of another site: `localhost` and `127.0.0.1` are different sites. */
async function follow(page: Page, origin: string, link: string) {
  const other = new URL(origin).hostname === "localhost" ? "127.0.0.1" : "localhost";
  await page.goto(`http://${other}:${port}/`);
  const request = page.waitForRequest((one) => one.url() === origin + link);
  await page.evaluate((to) => location.assign(to), origin + link);
  expect((await (await request).allHeaders())["sec-fetch-site"]).toBe("cross-site");
}

const readLaunch = (page: Page) =>
  page.evaluate(() => Object.fromEntries(new URLSearchParams(sessionStorage.getItem("launch") ?? "")));

for (const link of [
  "/repay?productId=p-1&orderId=o-170&sessionId=other",
  "/loanDetail?productId=p-1&orderId=o-170&deviceId=other",
  "/loanDetail?sessionId=",
  "/repaymentOfCode?showType=1&payCode=801244673091&repayAmount=265000",
  "/payInstructions?payCode=801244673091",
]) {
  test(`the link ${link} from another site shows nothing of it, and leads back to the loan`, {
    // A change tries a session and a code of another borrower.
    tag: ["@rulings.foreign-link", ...(/^\/repay/.test(link) ? [] : ["@long"])],
  }, async ({ page, open, sandbox }) => {
    await open("/loanDetail", order);
    await expect(page.getByRole("heading", { level: 1, name: "Order Details" })).toBeVisible();
    const before = await readLaunch(page);
    const sent: string[] = [];
    page.on("request", (request) => void sent.push(JSON.stringify([request.url(), request.headers()])));

    await follow(page, sandbox.origin, link);
    await expect(page.getByRole("heading", { level: 1, name: "Link not opened" })).toBeVisible();
    await expectAccessible(page);
    await expect(page.locator("main")).not.toContainText(/8012|2[.,]?650/);
    expect(await readLaunch(page)).toEqual(before);
    expect(sent.filter((text) => text.includes("/api/"))).toEqual([]);

    await page.getByRole("link", { name: "Back to your loan" }).click();
    await expect(page.getByRole("link", { name: "REPAY", exact: true })).toBeVisible();
    expect(page.url()).toBe(`${sandbox.origin}/loanDetail?productId=p-1&orderId=o-174`);
    const calls = sent.filter((text) => text.includes("/api/app/"));
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) expect(call).toContain(`sessionId=${sessionId}&advertisingId=${advertisingId}`);
  });
}

for (const [way, search] of [
  ["without a launch", "productId=p-1&orderId=o-174"],
  ["with the same session", "productId=p-1&orderId=o-174&sessionId=demo&advertisingId=other"],
] as const) {
  test(`a return from another site ${way} shows the page of the stored session`, {
    tag: "@rulings.foreign-link",
  }, async ({ page, open, sandbox }) => {
    await open("/loanDetail", order);
    const before = await readLaunch(page);
    await follow(page, sandbox.origin, `/loanDetail?${search}`);
    await expect(page.getByRole("link", { name: "REPAY", exact: true })).toBeVisible();
    expect(new URL(page.url()).search).toBe("?productId=p-1&orderId=o-174");
    expect(await readLaunch(page)).toEqual(before);
    expect(before).toMatchObject({ sessionId, deviceId, advertisingId });
  });
}
