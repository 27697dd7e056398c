import { expectAccessible } from "../../harness/expectAccessible.ts";
import { expect, test } from "../../harness/test.ts";

const pages = [
  ["Confirm loan", "loanConfirm"],
  ["Loan detail", "loanDetail"],
  ["Repay", "repay"],
  ["Extension", "repayDelay"],
  ["Bind bank", "bindBank"],
  ["About us", "aboutUs"],
  ["Complaint", "complaint"],
  ["Customer service", "customerService"],
  ["Privacy policy", "privacyPolicy"],
  ["Repayment instructions", "payInstructions"],
] as const;

test("every field and button has its name, without accessibility violations", {
  tag: ["@test-page.route", "@test-page.fields", "@rulings.field-names"],
}, async ({ page, open }) => {
  await open("/testPreview");
  await expect(page.getByRole("heading", { level: 1, name: "Test preview" })).toBeVisible();
  for (const name of ["App version", "Device name", "Device id", "OS version", "Session id", "Advertising id"]) {
    await expect(page.getByRole("textbox", { name })).toBeVisible();
  }
  for (const name of ["Product id", "Order id", "Contact"])
    await expect(page.getByRole("textbox", { name })).toBeVisible();
  for (const [name] of pages) await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  await expectAccessible(page);
});

// A unit test presses each of the buttons.
test("Extension opens /repayDelay with the values in its query string", { tag: "@test-page.route" }, async ({
  page,
  open,
}) => {
  await open("/testPreview", { productId: "p-1", orderId: "o-174" });
  // Only the address matters, so the page itself is replaced.
  const requested: string[] = [];
  await page.route(
    (url) => url.pathname === "/repayDelay",
    (route) => {
      requested.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<title>Opened</title>" });
    },
  );
  await page.getByRole("button", { name: "Extension", exact: true }).click();
  await expect(page).toHaveTitle("Opened");
  expect(Object.fromEntries(new URL(requested[0] ?? "").searchParams)).toMatchObject({
    sessionId: "demo",
    deviceName: "Test phone",
    productId: "p-1",
    orderId: "o-174",
  });
});

test("the values survive a reload and open the typed order", async ({ page, open }) => {
  await open("/testPreview");
  await page.getByLabel("Product id").fill("p-1");
  await page.getByLabel("Order id").fill("o-170");
  await page.reload();
  await expect(page.getByLabel("Order id")).toHaveValue("o-170");
  await expect(page.getByLabel("Session id")).toHaveValue("demo");
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("canary");
  await page.getByRole("button", { name: "Repay", exact: true }).click();
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("orderId")).toBe("o-170");
  expect(page.url()).not.toMatch(/sessionId|canary/);
});

test("a chosen photo is shown", { tag: "@test-page.photo" }, async ({ page, open }) => {
  await open("/testPreview");
  const dot = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  await page.getByLabel("Photo").setInputFiles({ name: "card.png", mimeType: "image/png", buffer: dot });
  const photo = page.getByRole("img", { name: "Chosen photo: card.png" });
  await expect(photo).toBeAttached();
  expect(await photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(1);
});

test("Get location alerts the coordinates", { tag: "@test-page.location" }, async ({ page, open, context }) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 14.5547, longitude: 121.0244 });
  await open("/testPreview");
  const alerted = page.waitForEvent("dialog");
  await page.getByRole("button", { name: "Get location" }).click({ noWaitAfter: true });
  const dialog = await alerted;
  expect(dialog.message()).toBe("14.5547, 121.0244");
  await dialog.accept();
});

test("Get location shows the reason when it is refused", { tag: "@long" }, async ({ page, open, context }) => {
  await context.clearPermissions();
  await open("/testPreview");
  await page.getByRole("button", { name: "Get location" }).click();
  await expect(page.getByText("The location was refused.")).toBeVisible();
});

test("native calls are listed, and the language switches", async ({ page, open }) => {
  await open("/testPreview");
  await page.getByRole("button", { name: "goToRating" }).click();
  await expect(page.getByRole("list", { name: "Asked so far" }).getByText("goToRating")).toBeVisible();
  await page.getByRole("button", { name: "Filipino" }).click();
  await expect(page.getByRole("button", { name: "Kunin ang lokasyon" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe("fil-PH");
});

test("the API calls of opened pages are listed without a session or a device", async ({ page, open }) => {
  await open("/testPreview", { productId: "p-1", orderId: "o-174" });
  await page.getByRole("button", { name: "Repay", exact: true }).click();
  await expect(page.getByRole("button", { name: "Payment Method" })).toBeVisible();
  // The shell writes the log. The first paint shows the same button before the shell has started.
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await open("/testPreview", { productId: "p-1", orderId: "o-174" });
  await page.getByRole("button", { name: "Bind bank" }).click();
  await expect(page.getByRole("button", { name: "Next" })).toBeVisible();
  await expect(page.locator("#skeleton")).toHaveCount(0);
  await open("/testPreview");
  const log = page.getByRole("list", { name: "API calls so far" });
  await expect(log.getByRole("listitem")).toHaveCount(2);
  await expect(log).toContainText("POST /api/app/card-init");
  await expect(log).toContainText("GET /api/app/v3/installment/loan-play-detail");
  await expect(log).toContainText("200 00");
  const stored = await page.evaluate(() => sessionStorage.getItem("tab.calls"));
  expect(stored).not.toMatch(/canary|demo|o-174/);
});

test("another environment applies to this webview only and can be reset", async ({ page, open, context }) => {
  await open("/testPreview");
  await page.getByLabel("Named environment").selectOption("A Philippine deployment");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await expect(page.getByRole("button", { name: "Kunin ang lokasyon" })).toBeVisible();
  const other = await context.newPage();
  await other.goto(page.url().replace(/\?.*/, ""));
  await expect(other.getByRole("button", { name: "Get location" })).toBeVisible();
  await page.getByRole("button", { name: "Ibalik sa dumating" }).click();
  await expect(page.getByRole("button", { name: "Get location" })).toBeVisible();
});

test("another brand applies to every page, within the content security policy", async ({ page, open }) => {
  await open("/testPreview", { productId: "p-1", orderId: "o-174" });
  await page.getByLabel("Named environment").selectOption("Another brand, dark on mango");
  await page.getByRole("button", { name: "Apply", exact: true }).click();
  await page.waitForURL(/applied=/);
  await open("/repay", { productId: "p-1", orderId: "o-174" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(42, 27, 0)");
});

test("the long pseudo-language applies to every page, including titles", {
  tag: ["@screens.long-text"],
}, async ({ page, open }) => {
  await open("/repay", { productId: "p-1", orderId: "o-174", lang: "x-long" });
  await expect(page.getByRole("heading", { level: 1, name: "[Répáýmééééñt]" })).toBeVisible();
  await expect(page.getByRole("button", { name: "[Páýmééééñt Méthóóód]" })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
