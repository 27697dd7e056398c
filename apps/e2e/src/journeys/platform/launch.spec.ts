import type { Page, Request } from "@playwright/test";
import { pick } from "../../harness/borrower.ts";
import { expect, launchQuery, order, test } from "../../harness/test.ts";

const { sessionId, deviceId, advertisingId } = launchQuery;
const COMPLAINT = "Two receipts for one instalment.";

/** Records address, headers and body of each request. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request: Request) => {
    requests.push(JSON.stringify([request.url(), request.headers(), request.postData()]));
  });
  return requests;
}

const readStorage = (page: Page) => page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
const launch = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`;

/** Stores data of a borrower on the phone: picked bank details, a complaint's draft and a pay code. */
async function leaveTraces(page: Page, open: (path: string, query: Readonly<Record<string, string>>) => Promise<void>) {
  await open("/bindBank", { productId: "p-1" });
  await pick(page, "City", "Makati");
  await open("/complainPageNext", { problemType: "2" });
  await page.getByRole("textbox", { name: "Tell us what happened" }).fill(COMPLAINT);
  await open("/repay", order);
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  await expect.poll(() => readStorage(page)).toMatch(/bankDraft.*complaintDraft.*repaymentInfo/);
}

test("another device without a session reuses nothing from the first launch", async ({ page, open, sandbox }) => {
  await leaveTraces(page, open);
  const requests = recordRequests(page);
  const other = { ...order, deviceId: "device-other" };
  await page.goto(`${sandbox.origin}${launch("/repay", other)}&sessionId=`);
  await expect(page.getByText("Your session has ended").first()).toBeVisible();
  await page.reload();
  await expect(page.getByText("Your session has ended").first()).toBeVisible();
  await page.goto(`${sandbox.origin}/complaint`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`${sandbox.origin}/repaymentOfCode2`);
  await expect(page.getByText("A payment may be under way")).toBeVisible();

  const toApi = requests.filter((text) => text.includes("/api/app/"));
  expect(toApi.length).toBeGreaterThanOrEqual(3);
  for (const text of toApi) expect(text).toMatch(/deviceId=device-other.*sessionId=&advertisingId=&/);
  expect(requests.join()).not.toMatch(new RegExp(`sessionId=${sessionId}|"${sessionId}"|${deviceId}|${advertisingId}`));
  // A draft and a saved code have an owner: without a session they are not shown, and the next session removes them.
  expect(await readStorage(page)).not.toMatch(/canary|bankDraft/);
});

test("the pay code is shown for its order to its session, and to no later launch", async ({ page, open, context }) => {
  await leaveTraces(page, open);
  await open("/repaymentOfCode2", { orderId: order.orderId });
  await expect(page.getByText("Contract number")).toBeVisible();
  await open("/repaymentOfCode2", { orderId: "o-170" });
  await expect(page.getByText("No payment was kept on this phone")).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem("repaymentInfo") ?? "");
  await open("/repaymentOfCode2", { sessionId: "renewed", orderId: order.orderId });
  await expect(page.getByText("No payment was kept on this phone")).toBeVisible();
  expect(await readStorage(page)).not.toMatch(/bankDraft|complaintDraft|repaymentInfo|demo/);

  // A new webview has the local storage of the previous one, but not its launch.
  const webview = await context.newPage();
  await webview.addInitScript((text) => localStorage.setItem("repaymentInfo", text), stored);
  const texts = { "": "A payment may be under way", renewed: "No payment was kept on this phone" };
  for (const [session, text] of Object.entries(texts)) {
    const query = new URLSearchParams({ deviceId, sessionId: session, orderId: order.orderId });
    await webview.goto(`${new URL(page.url()).origin}/repaymentOfCode2?${query}`);
    await expect(webview.getByText(text)).toBeVisible();
    await expect(webview.getByText("8012")).toHaveCount(0);
  }
});
