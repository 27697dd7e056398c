import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../harness/test.ts";

const pages = [
  { path: "/loginFailure", title: "Order Details" },
  { path: "/recommendList", title: "Recommended products" },
];
const product = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const apply = (page: Page, name: string) => product(page, name).getByRole("button", { name: "Apply now" });

/** An offer asks before it is left, once it is there. */
async function leaveOffer(page: Page, goBack: () => Promise<unknown>) {
  await expect(page.getByRole("button", { name: "Go Loan" })).toBeVisible();
  await goBack();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
}

const violationsOf = async (page: Page) =>
  (await new AxeBuilder({ page }).exclude("iframe").analyze()).violations.map(({ id }) => id);

test("a failed joint login says Failed, why, and which loans are open", async ({ page, open }) => {
  await open("/loginFailure");
  await expect(page.getByRole("heading", { name: "Failed" })).toBeVisible();
  await expect(page.getByText("The partner app could not log you in.")).toBeVisible();
  for (const words of ["Palengke Plus", "Four payments", "₱2.000 – ₱20.000", "0.05% a day"])
    await expect(product(page, "Palengke Plus")).toContainText(words);
});

for (const { path, title } of pages) {
  test.describe(path, () => {
    test("a double tap records and enters the product once, and shows its offer", async ({ page, open, tell }) => {
      await open(path);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(title);
      expect(await violationsOf(page)).toEqual([]);
      const entered = page.waitForRequest(/goya\/enter/);
      await apply(page, "Sandbox Cash").dblclick();
      expect(Object.fromEntries(new URLSearchParams((await entered).postData() ?? ""))).toEqual({
        corrie: "0",
        lochan: "p-1",
      });
      await expect(page.getByRole("heading", { level: 1, name: "Confirm loan" })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe("/loanConfirm");
      expect(await tell("/sandbox/requests?path=goya/click", undefined, "GET")).toHaveLength(1);
      expect(await tell("/sandbox/requests?path=goya/enter", undefined, "GET")).toHaveLength(1);
      expect(await tell("/sandbox/effects", undefined, "GET")).toMatchObject({ productOpenings: 2, ordersCreated: 0 });
      await leaveOffer(page, () => page.getByRole("button", { name: "Back" }).click());
      await expect(apply(page, "Sandbox Cash")).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    });

    test("a disabled product cannot be opened", async ({ page, open, tell }) => {
      await open(path);
      await expect(page.getByRole("button", { name: "Full today" })).toBeDisabled();
      await page.getByRole("button", { name: "Full today" }).click({ force: true });
      expect(await tell("/sandbox/requests?path=goya", undefined, "GET")).toEqual([]);
    });

    test.describe("when the connection fails", () => {
      test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

      for (const kind of ["500", "html", "reset"]) {
        test(`the list answered with ${kind} shows words and a retry that works`, async ({ page, open, tell }) => {
          await tell("/sandbox/faults", { match: "scholarships", kind });
          await open(path);
          await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
          await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
          await tell("/sandbox/faults", undefined, "DELETE");
          await page.getByRole("button", { name: "Retry" }).click();
          await expect(apply(page, "Sandbox Cash")).toBeVisible();
        });
      }

      test("a product that cannot be asked for is told, and opens by the next tap", async ({ page, open, tell }) => {
        await open(path);
        await tell("/sandbox/faults", { match: "goya/enter", kind: "reset" });
        await apply(page, "Sandbox Cash").click();
        await expect(page.getByRole("alert").getByText(/No connection/)).toBeVisible();
        await tell("/sandbox/faults", undefined, "DELETE");
        await apply(page, "Sandbox Cash").click();
        await expect(page.getByRole("heading", { level: 1, name: "Confirm loan" })).toBeVisible();
      });
    });
  });
}

test.describe("/productUrl", () => {
  test("leads to the product's offer, and leaves no trace behind Back", async ({ page, open, tell }) => {
    await open("/recommendList");
    await expect(apply(page, "Sandbox Cash")).toBeVisible();
    await open("/productUrl", { productId: "p-1" });
    await expect(page.getByRole("heading", { level: 1, name: "Confirm loan" })).toBeVisible();
    expect(await tell("/sandbox/requests?path=goya/enter", undefined, "GET")).toHaveLength(1);
    await leaveOffer(page, () => page.goBack());
    // A browser has no webview to close: its next Back leaves.
    await page.goBack();
    await expect(page).toHaveURL(/recommendList/);
  });

  test("asks the native app for a product of its own", async ({ page, open, tell }) => {
    await open("/productUrl", { productId: "p-3" });
    await expect(page.getByText(/goToPage/)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1, name: "Product details" })).toBeVisible();
    expect(await tell("/sandbox/requests?path=goya/enter", undefined, "GET")).toHaveLength(1);
  });

  test("of a product that is full says the server's words", async ({ page, open }) => {
    await open("/productUrl", { productId: "p-4" });
    await expect(page.getByText(/is full today/).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  });

  test("without a product asks for nothing", async ({ page, open, tell }) => {
    await open("/productUrl");
    await expect(page.getByRole("heading", { name: "No product was chosen" })).toBeVisible();
    expect(await tell("/sandbox/requests?path=goya", undefined, "GET")).toEqual([]);
  });

  test("Borrow Again leads through it to the offer, and is recorded", async ({ page, open, tell }) => {
    await open("/loanDetail", { productId: "p-1", orderId: "o-200" });
    await page.getByRole("button", { name: "Borrow Again" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Confirm loan" })).toBeVisible();
    expect(await tell("/sandbox/requests?path=service/event/save", undefined, "GET")).toHaveLength(1);
  });
});

test.describe("/loanAgreement", () => {
  const query = { productId: "p-1", orderId: "o-174", scene: "3", position: "loan-agreement" };

  test("shows the agreement of an order in a frame without rights", async ({ page, open, tell }) => {
    await open("/loanAgreement", query);
    await expect(page.getByRole("heading", { level: 1, name: "Loan agreement" })).toBeVisible();
    const frame = page.locator("iframe");
    await expect(frame).toHaveAttribute("sandbox", "");
    await expect(frame.contentFrame().getByText("Total to repay").first()).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    expect(await tell("/sandbox/requests?path=contract-jump", undefined, "GET")).toHaveLength(1);
  });

  test("does not show another's", async ({ page, open }) => {
    await open("/loanAgreement", { ...query, orderId: "o-other" });
    await expect(page.getByRole("heading", { name: "The agreement could not be shown" })).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  });
});
