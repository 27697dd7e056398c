import { expect, test } from "../../harness/test.ts";

test("texts of shared components are in the chosen language in every remote", { tag: "@rulings.languages" }, async ({
  page,
  open,
}) => {
  for (const path of ["/loanDetail", "/repay", "/bindBank", "/complaint"]) {
    await open(path, { productId: "p-1", orderId: "o-174", lang: "fil-PH" });
    await expect(page.getByRole("button", { name: "Bumalik", exact: true }).first()).toBeVisible();
  }
});
