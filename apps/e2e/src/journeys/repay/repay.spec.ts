import { expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

for (const { path, title, isDelay } of [
  { path: "/repay", title: "Repayment", isDelay: null },
  { path: "/repayDelay", title: "Rollover Repayment", isDelay: "1" },
]) {
  test.describe(path, () => {
    test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

    test("issues one code for two taps, and opens its payment page", async ({ page, open, callSandbox }) => {
      const posted: (string | null)[] = [];
      page.on("request", (request) => {
        if (request.url().includes("/generate-vcode"))
          posted.push(new URLSearchParams(request.postData() ?? "").get("isDelay"));
      });
      await open(path, order);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await page.getByRole("button", { name: "Payment Method" }).click();
      const sheet = page.getByRole("dialog", { name: "Payment Method" });
      await expect(sheet.getByRole("radio").first()).toBeChecked();
      await sheet.getByRole("button", { name: "Payment" }).dblclick();
      await page.waitForURL(/\/sandbox\/wallet|\/repaymentOfCode/);
      expect(posted).toEqual([isDelay]);
      expect(await callSandbox("/sandbox/effects", undefined, "GET")).toMatchObject({ codesIssued: 1 });
    });

    test("keeps the sheet after a lost request, and the next tap pays", async ({ page, open }) => {
      await open(path, order);
      await page.getByRole("button", { name: "Payment Method" }).click();
      const sheet = page.getByRole("dialog", { name: "Payment Method" });
      await page.route("**/generate-vcode*", (route) => route.abort(), { times: 1 });
      await sheet.getByRole("button", { name: "Payment" }).click();
      await expect(page.getByText(/No answer came/)).toBeVisible();
      await sheet.getByRole("button", { name: "Payment" }).click();
      await page.waitForURL(/\/sandbox\/wallet|\/repaymentOfCode/);
    });
  });
}
