import { expect, test } from "../../harness/test.ts";

for (const [lang, heading] of [
  ["en-PH", "Payment is due soon"],
  ["fil-PH", "Malapit na ang due date"],
  ["zh-CN", "还款日将至"],
] as const) {
  test(`the order is requested once in ${lang}, and shows one number system`, async ({ page, openLive }) => {
    const languages: (string | undefined)[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/v3/loan-details")) languages.push(request.headers()["accept-language"]);
    });
    await openLive("/loanDetail", { productId: "p-1", orderId: "o-174", lang });
    await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.getByText("₱10,000.00").first()).toBeVisible();
    await expect(page.locator("#root")).not.toContainText("2650.00");
    expect(languages).toEqual([lang]);
  });
}

test("in source the phone's own language is not requested: the order keeps its number system", async ({
  page,
  open,
}) => {
  await open("/loanDetail", { productId: "p-1", orderId: "o-174", lang: "source" });
  await expect(page.getByText("₱10000.00").first()).toBeVisible();
});
