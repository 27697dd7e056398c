import type { Page } from "@playwright/test";
import { expect, test } from "../../harness/test.ts";

test.describe("a phone set to Filipino", () => {
  // The frame of the privacy policy runs no script, also not that of this test.
  test.use({ locale: "fil-PH", expectedErrors: /Blocked script execution in 'about:blank'/ });

  /** Serves the documents of a deployment that allows the phone's Filipino. */
  const deploy = (page: Page) =>
    page.route(/\/(loanDetail|About)\b/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"locale":', '"phoneLocale":"fil-PH","locale":');
      await route.fulfill({ response, body });
    });

  test("gets Filipino where the deployment allows it, from the first paint on", {
    tag: "@rulings.languages",
  }, async ({ page, open }) => {
    await deploy(page);
    const languages: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/v3/loan-details")) languages.push(request.headers()["accept-language"]);
    });
    await open("/loanDetail", { productId: "p-1", orderId: "o-174" });
    await expect(page.getByRole("heading", { level: 1, name: "Detalye ng loan" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Malapit na ang due date" })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", "fil-PH");
    expect(new Set(languages).size).toBeLessThanOrEqual(1);
    await open("/loanDetail", { productId: "p-1", orderId: "o-174", lang: "en-PH" });
    await expect(page.getByRole("heading", { name: "Payment is due soon" })).toBeVisible();
  });

  test("sees a public page in no other language before its own", {
    tag: "@rulings.languages",
  }, async ({ page, sandbox }) => {
    await deploy(page);
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seenTexts: seen });
      const look = () => {
        const place = document.getElementById("skeleton");
        // A height means that the browser lays it out.
        if (place && place.offsetHeight > 0) seen.add(place.textContent);
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(`${sandbox.origin}/About`);
    await expect(page.getByRole("link", { name: "Tungkol sa amin" }).first()).toBeVisible();
    const seen = await page.evaluate(() => [...(window as unknown as { seenTexts: Set<string> }).seenTexts]);
    expect(seen.filter((text) => /Know every payment|How it works/.test(text))).toEqual([]);
  });
});

test("in source every screen with money writes every amount in one form", async ({ page, open }) => {
  for (const path of ["/loanDetail", "/repay", "/repayDelay", "/loanConfirm"]) {
    await open(path, { productId: "p-1", orderId: "o-174", lang: "source" });
    await expect(page.locator("#root main").getByText("₱2650.00").first()).toBeVisible();
    const text = await page.locator("main").ariaSnapshot();
    const others = [...text.matchAll(/₱\s?\d[\d.,]*\d/g)].filter(([amount]) => !/^₱\s?\d+\.\d{2}$/.test(amount));
    expect(others.map(String), path).toEqual([]);
  }
});
