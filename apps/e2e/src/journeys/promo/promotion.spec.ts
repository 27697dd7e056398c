import type { Page } from "@playwright/test";
import { MOBILE, readCaptcha, readSmsCode } from "../../harness/borrower.ts";
import { type CallSandbox, expect, expectAccessible, launchQuery, test } from "../../harness/test.ts";

const CAMPAIGN = {
  id: "7",
  app_from: "fb",
  user_from: "u1",
  utm_tag: "t1",
  links_id: "l1",
  down_id: "d1",
  invite_code: "i1",
  UC: "uc1",
};
/** What a registration sends of the campaign. */
const REGISTERED = { id: "7", app_from: "fb", user_from: "u1", utm_tag: "t1", invite_code: "i1" };

async function requestCode(page: Page, callSandbox: CallSandbox) {
  await page.getByLabel("Mobile number").fill(MOBILE);
  const captcha = await readCaptcha(page, callSandbox);
  await page.getByLabel("Image captcha").fill(captcha.text);
  await page.getByRole("button", { name: "Get code" }).click();
  return captcha;
}

const eventsOf = async (callSandbox: CallSandbox, source: string) =>
  (await callSandbox(`/sandbox/events?source=${source}`)) as { body: Record<string, string> }[];

const expectDownload = async (page: Page) => {
  await expect(page.getByRole("heading", { level: 1, name: "Get the app" })).toBeVisible();
  await expect(page).toHaveTitle("Get the app");
  const url = new URL(page.url());
  expect([url.pathname, url.hash]).toEqual(["/promotion", "#/downloadTemplate"]);
  expect(Object.fromEntries(url.searchParams)).toMatchObject(CAMPAIGN);
};

test("a visitor registers with captcha and SMS code, and reaches the download page", {
  tag: "@product.visitor",
}, async ({ page, open, callSandbox }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(`${request.method()} ${pathname.replace("/api/v2/youmi/", "")}`);
  });
  await open("/promotion", CAMPAIGN);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A loan with nothing hidden");

  const { sid, text } = await requestCode(page, callSandbox);
  await expect(page.getByRole("status").getByText("验证码已发送，请在手机上查看！")).toBeVisible();
  const counting = page.getByRole("button", { name: /^\d+s$/ });
  await expect(counting).toBeDisabled();
  await expectAccessible(page);
  const sms = await readSmsCode(callSandbox);
  expect(sms.to).toBe(MOBILE);

  await page.getByLabel("SMS code").fill(sms.code);
  const sent = page.waitForRequest(/promotion\/register/);
  await page.getByRole("button", { name: "Register" }).click();
  const fields = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ""));
  expect(fields).toMatchObject({ phone: MOBILE, capcode: text, sid, smsCode: sms.code, ...REGISTERED });
  await expect(page.getByText("注册成功")).toBeVisible();
  await expectDownload(page);

  expect(calls.filter((call) => call.includes("channel-template"))).toHaveLength(1);
  await expect
    .poll(async () =>
      (await eventsOf(callSandbox, "tracking")).map(({ body }) => [body.step, body.page_id, body.phone ?? ""]),
    )
    .toEqual([
      ["click", "7", MOBILE],
      ["visit", "7", ""],
    ]);
  await expect
    .poll(async () => (await eventsOf(callSandbox, "analytics")).map(({ body }) => body.step).sort())
    .toEqual(["askForCode", "codeSent", "download", "registered", "submitRegistration", "visit"]);
  const analytics = JSON.stringify(await eventsOf(callSandbox, "analytics"));
  for (const secret of [MOBILE, sms.code, sid, launchQuery.deviceId, launchQuery.advertisingId]) {
    expect(analytics).not.toContain(secret);
  }
});

test("the separator of the two agreements ends a line and never begins one", async ({ page, open }) => {
  for (const width of [320, 340, 360, 380, 400]) {
    await page.setViewportSize({ width, height: 740 });
    await open("/promotion", { ...CAMPAIGN, lang: "en-PH" });
    const agreement = page.getByRole("link", { name: "User agreement" });
    await expect(agreement).toBeVisible();
    const isBeside = await agreement.evaluate((link) => {
      const separator = document.createRange();
      separator.selectNodeContents(link.nextSibling ?? link);
      return separator.getBoundingClientRect().left >= link.getBoundingClientRect().right - 1;
    });
    expect(isBeside, `at ${width} px`).toBe(true);
  }
});
