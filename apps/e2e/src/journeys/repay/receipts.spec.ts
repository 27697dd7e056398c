import { expectAccessible } from "../../harness/expectAccessible.ts";
import { type CallSandbox, expect, test } from "../../harness/test.ts";

const order = { productId: "p-1", orderId: "o-174" };

interface StoredOrder {
  readonly number: string;
  readonly receipts: readonly Readonly<Record<string, unknown>>[];
}
const stored = (callSandbox: CallSandbox, id = "o-174") =>
  callSandbox(`/sandbox/orders/${id}`, undefined, "GET") as Promise<StoredOrder>;

/** Pays an open code of the order as a payer at its channel does. */
async function payCode(callSandbox: CallSandbox, code = "801244673091") {
  const codes = (await callSandbox("/sandbox/codes", undefined, "GET")) as { token: string; code: string }[];
  const token = codes.find((issued) => issued.code === code)?.token ?? "";
  await callSandbox(`/sandbox/wallet/${token}`, { decision: "pay" });
}

test.describe("in Filipino, which has the longest words", () => {
  test.use({ expectedErrors: /Failed to load resource|net::ERR/ });

  test("a payment has a receipt, which is also read without a connection", async ({ page, open, callSandbox }) => {
    await payCode(callSandbox);
    const { number, receipts: written } = await stored(callSandbox);
    expect(written).toMatchObject([
      { amountCentavos: 265_000, remainingCentavos: 795_000, nextOn: expect.any(String) },
    ]);
    await open("/repay", { ...order, lang: "fil-PH" });
    await page.getByRole("link", { name: "Mga bayad at resibo" }).click();
    await page.getByRole("link", { name: "₱2,650.00" }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe("/receipt");
    const region = page.getByRole("region", { name: "Resibo", exact: true });
    for (const text of ["₱2,650.00", "₱7,950.00", "801244673091", `${number}-P1`, "Natitirang babayaran"]) {
      await expect(region.getByText(text).first()).toBeVisible();
    }
    await expect(region.getByText(String(written[0]?.nextOn))).toBeVisible();
    await expectAccessible(page);
    await page.route("**/v3/installment/receipts*", (route) => route.abort());
    await page.reload();
    await expect(page.getByText("Ito po ang kopyang nasa inyong cellphone.")).toBeVisible();
    await expect(region.getByText("801244673091")).toBeVisible();
  });
});
