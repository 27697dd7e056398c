import { expect, test } from "../harness/test.ts";

test("what components say of their own accord is in the chosen language too, in every remote", async ({
  page,
  open,
}) => {
  for (const path of ["/loanDetail", "/repay", "/bindBank", "/complaint"]) {
    await open(path, { productId: "p-1", orderId: "o-174", lang: "fil-PH" });
    await expect(page.getByRole("button", { name: "Bumalik", exact: true }).first()).toBeVisible();
  }
});
