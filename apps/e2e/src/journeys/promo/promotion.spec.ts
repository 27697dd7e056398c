import type { Page } from "@playwright/test";
import { expectAccessible } from "../../harness/expectAccessible.ts";
import { type CallSandbox, expect, launchQuery, test } from "../../harness/test.ts";

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
const MOBILE = "13912345678";
const REGISTERED = "13800000011";

const picture = (page: Page) => page.getByRole("button", { name: "Refresh captcha" }).locator("img");

/** Waits for a loaded captcha picture other than `before`, and reads its text. */
async function readCaptcha(page: Page, callSandbox: CallSandbox, before = "") {
  await expect(picture(page)).not.toHaveAttribute("src", before);
  await expect.poll(() => picture(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const src = (await picture(page).getAttribute("src")) ?? "";
  const sid = new URL(src, page.url()).searchParams.get("sid") ?? "";
  const { text } = (await callSandbox(`/sandbox/captcha?sid=${sid}`, undefined, "GET")) as { text: string };
  return { src, sid, text };
}

async function requestCode(page: Page, callSandbox: CallSandbox, mobile = MOBILE) {
  await page.getByLabel("Mobile number").fill(mobile);
  const captcha = await readCaptcha(page, callSandbox);
  await page.getByLabel("Image captcha").fill(captcha.text);
  await page.getByRole("button", { name: "Get code" }).click();
  return captcha;
}

async function readSmsCode(callSandbox: CallSandbox) {
  const [newest] = (await callSandbox("/sandbox/texts", undefined, "GET")) as { to: string; text: string }[];
  return { to: newest?.to, code: /\d{6}/.exec(newest?.text ?? "")?.[0] ?? "" };
}

const eventsOf = async (callSandbox: CallSandbox, source: string) =>
  (await callSandbox(`/sandbox/events?source=${source}`, undefined, "GET")) as { body: Record<string, string> }[];

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
  const sms = await readSmsCode(callSandbox);
  expect(sms.to).toBe(MOBILE);

  await page.getByLabel("SMS code").fill(sms.code);
  const sent = page.waitForRequest(/promotion\/register/);
  await page.getByRole("button", { name: "Register" }).click();
  expect(Object.fromEntries(new URLSearchParams((await sent).postData() ?? ""))).toEqual({
    phone: MOBILE,
    capcode: text,
    sid,
    deviceId: sid,
    appName: "Sandbox Lending",
    merchantNumber: "0",
    userName: MOBILE,
    smsCode: sms.code,
    invite_code: "i1",
    user_from: "u1",
    id: "7",
    app_from: "fb",
    utm_tag: "t1",
  });
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

test("the page with every message and the countdown is accessible", async ({ page, openLive, callSandbox }) => {
  await openLive("/promotion", CAMPAIGN);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByText("请正确输入手机号！")).toBeVisible();
  await requestCode(page, callSandbox);
  await expect(page.getByRole("button", { name: /^\d+s$/ })).toBeVisible();
  await expectAccessible(page);
});

test("in Filipino a visitor registers a Philippine number, and reads who lends", async ({
  page,
  open,
  callSandbox,
}) => {
  await open("/promotion", { ...CAMPAIGN, lang: "fil-PH" });
  await expect(page.getByText("SEC Registration No. CS000000000")).toBeVisible();
  await page.getByLabel("Mobile number").fill("+63 917 123 4567");
  await expect(page.getByLabel("Mobile number")).toHaveValue("0917 123 4567");
  const image = page.getByRole("button", { name: "Palitan ang larawan" }).locator("img");
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  const sid = new URL((await image.getAttribute("src")) ?? "", page.url()).searchParams.get("sid") ?? "";
  const { text } = (await callSandbox(`/sandbox/captcha?sid=${sid}`, undefined, "GET")) as { text: string };
  await page.getByLabel("Mga letra sa larawan").fill(text);
  await page.getByRole("button", { name: "Kumuha ng code" }).click();
  await expect.poll(async () => (await readSmsCode(callSandbox)).to).toBe("09171234567");
  await page.getByLabel("SMS code").fill((await readSmsCode(callSandbox)).code);
  await page.getByRole("button", { name: "Mag-register" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "I-download ang app" })).toBeVisible();
  expect(await callSandbox("/sandbox/registrations", undefined, "GET")).toContainEqual(
    expect.objectContaining({ phone: "09171234567" }),
  );
});

test("the language switch keeps the campaign", async ({ page, open }) => {
  await open("/promotion", CAMPAIGN);
  await page.getByRole("list", { name: "Language" }).getByRole("link", { name: "Filipino" }).click();
  await expect(page.getByRole("button", { name: "Mag-register" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("utm_tag")).toBe("t1");
  await expect(page.getByRole("link", { name: "Filipino" })).toHaveAttribute("aria-current", "true");
});

test("a registered number opens the download page at once", async ({ page, open, callSandbox }) => {
  await open("/promotion", CAMPAIGN);
  await requestCode(page, callSandbox, REGISTERED);
  await expect(page.getByText("您已注册,请直接下载APP登录！")).toBeVisible();
  await expectDownload(page);
});

test("a wrong captcha loads another picture, and the other input stays", async ({ page, open, callSandbox }) => {
  await open("/promotion", CAMPAIGN);
  await page.getByLabel("Mobile number").fill(MOBILE);
  const before = await readCaptcha(page, callSandbox);
  await page.getByLabel("Image captcha").fill("ZZZZ");
  await page.getByRole("button", { name: "Get code" }).click();
  await expect(page.getByRole("alert").getByText(/do not match the picture/)).toBeVisible();
  const after = await readCaptcha(page, callSandbox, before.src);
  await expect(page.getByLabel("Image captcha")).toHaveValue("");
  await page.getByLabel("Image captcha").fill(after.text);
  await page.getByRole("button", { name: "Get code" }).click();
  await expect(page.getByRole("button", { name: /^\d+s$/ })).toBeVisible();

  await page.getByLabel("Image captcha").fill("ZZZZ");
  await page.getByLabel("SMS code").fill((await readSmsCode(callSandbox)).code);
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("alert").getByText(/do not match the picture/)).toBeVisible();
  const last = await readCaptcha(page, callSandbox, after.src);
  await page.getByLabel("Image captcha").fill(last.text);
  await page.getByRole("button", { name: "Register" }).click();
  await expectDownload(page);
});

test("a wrong code is refused with the server's message", async ({ page, open, callSandbox }) => {
  await open("/promotion", CAMPAIGN);
  await requestCode(page, callSandbox);
  await expect(page.getByRole("button", { name: /^\d+s$/ })).toBeVisible();
  const { code } = await readSmsCode(callSandbox);
  await page.getByLabel("SMS code").fill(code === "000000" ? "000001" : "000000");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByRole("alert").getByText("The SMS code is wrong.")).toBeVisible();
  await expect(page.getByLabel("SMS code")).toBeFocused();
  await expect(page.getByLabel("SMS code")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("SMS code")).toHaveAccessibleDescription("请正确输入短信验证码！");
});

test("a pasted number that is too long keeps eleven digits and shows a message", async ({ page, open, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open("/promotion", CAMPAIGN);
  const mobile = page.getByLabel("Mobile number");
  await page.evaluate(() => navigator.clipboard.writeText("1391234567890"));
  await mobile.focus();
  await page.keyboard.press("Control+V");
  await expect(mobile).toHaveValue("139 1234 5678");
  await expect(mobile).toHaveAttribute("aria-invalid", "true");
  await expect(mobile).toHaveAccessibleDescription("Only 11 digits fit, the rest was left out. Check the number.");
});

test("each field shows its validation message", { tag: "@promotion.form" }, async ({ page, open, callSandbox }) => {
  await open("/promotion", CAMPAIGN);
  const before = await readCaptcha(page, callSandbox);
  await page.getByRole("button", { name: "Refresh captcha" }).click();
  await expect(page.getByText("请正确输入手机号！")).toBeVisible();
  expect(await picture(page).getAttribute("src")).toBe(before.src);
  await page.getByRole("button", { name: "Register" }).click();
  for (const message of ["请正确输入手机号！", "请正确输入图形验证码！", "请正确输入短信验证码！"]) {
    await expect(page.getByText(message)).toBeVisible();
  }
  await page.getByLabel("Mobile number").fill("139123456789012");
  expect((await page.getByLabel("Mobile number").inputValue()).replace(/\D/g, "")).toBe("13912345678");
  await page.getByRole("button", { name: "Refresh captcha" }).click();
  await readCaptcha(page, callSandbox, before.src);
});

test("the countdown survives a reload and a sleep, and prevents a second code", {
  tag: "@promotion.countdown",
}, async ({ page, open, callSandbox }) => {
  await page.clock.install();
  await open("/promotion", CAMPAIGN);
  await requestCode(page, callSandbox);
  const counting = page.getByRole("button", { name: /^\d+s$/ });
  await expect(counting).toHaveText(/^5\ds$/);
  await counting.dispatchEvent("click");
  await expect(page.getByText("请勿重复发送验证码!")).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(counting).toHaveText(/^[23]\ds$/);
  await page.reload();
  await expect(counting).toHaveText(/^[12]\ds$/);
  await expect(page.getByLabel("Mobile number")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toContain(MOBILE);
  await page.clock.fastForward(60_000);
  await expect(page.getByRole("button", { name: "Get code" })).toBeEnabled();
});

test("the input survives a visit to the agreement", async ({ page, open, callSandbox }) => {
  await open("/promotion", CAMPAIGN);
  await page.getByLabel("Mobile number").fill(MOBILE);
  const { src } = await readCaptcha(page, callSandbox);
  await page.getByRole("link", { name: "User agreement" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "User agreement" })).toBeFocused();
  await expect(page).toHaveTitle("User agreement");
  await page.goBack();
  await expect(page.getByLabel("Mobile number")).toHaveValue("139 1234 5678");
  expect(await picture(page).getAttribute("src")).toBe(src);
});

test("the hash pages can be opened directly", {
  tag: ["@promotion.download", "@promotion.agreement", "@rulings.hash-query"],
}, async ({ page, open }) => {
  await open("/promotion#/agreementTemplate", CAMPAIGN);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("User agreement");
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A loan with nothing hidden");
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(CAMPAIGN);
});

test("an ended campaign shows a message, and the page stays", async ({ page, open }) => {
  await open("/promotion", { ...CAMPAIGN, id: "ended" });
  await expect(page.getByRole("alert").getByText("This promotion has ended.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Register" })).toBeVisible();
});

for (const [platform, names] of [
  ["android", ["Download for Android"]],
  ["ios", ["Download for iPhone"]],
] as const) {
  const tag = ["@promotion.download", ...(platform === "android" ? [] : ["@long"])];
  test(`the download for ${platform} opens its store`, { tag }, async ({ page, open }) => {
    await page.route(/play\.google\.com|apps\.apple\.com/, (route) => route.fulfill({ body: "The store" }));
    await open("/promotion#/downloadTemplate", { ...CAMPAIGN, platform });
    for (const name of names) {
      await page.getByRole("link", { name }).click();
      await expect(page.getByText("The store")).toBeVisible();
    }
    if (platform === "android") expect(new URL(page.url()).searchParams.get("id")).toBe("ph.sandbox.lending");
    expect(page.url()).not.toContain("canary");
  });
}

test.describe("without a connection", () => {
  test.use({ expectedErrors: /net::ERR_INTERNET_DISCONNECTED|Failed to load resource/ });

  test('Get code and Register show "error", and all input stays', { tag: "@promotion.network" }, async ({
    page,
    open,
    callSandbox,
    context,
  }) => {
    await open("/promotion", CAMPAIGN);
    await page.getByLabel("Mobile number").fill(MOBILE);
    const { text } = await readCaptcha(page, callSandbox);
    await page.getByLabel("Image captcha").fill(text);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Get code" }).click();
    await expect(page.getByRole("alert").getByText("error", { exact: true })).toBeVisible();
    await page.getByLabel("SMS code").fill("123456");
    // The first message must not count as that of Register, which would then be sent once the phone is online.
    await expect(page.getByRole("alert").getByText("error", { exact: true })).toHaveCount(0);
    await page.getByRole("button", { name: "Register" }).click();
    await expect(page.getByRole("alert").getByText("error", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Image captcha")).toHaveValue(text);
    await context.setOffline(false);
    await page.getByRole("button", { name: "Get code" }).click();
    await expect(page.getByRole("button", { name: /^\d+s$/ })).toBeVisible();
  });
});
