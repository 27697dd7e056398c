import { describe, expect, it } from "vitest";
import { sandbox, sandboxForEachTest } from "../testing/makeSandbox.ts";

sandboxForEachTest();

const headersOf = (language: string) => ({ headers: { "accept-language": language } });
const textOf = async (url: string) => (await sandbox.app.request(url)).text();
/** Returns the texts of a page without its tags. */
const wordsOf = (page: string) =>
  page
    .replace(/<[^>]*>/g, "\n")
    .split("\n")
    .filter((line) => line.trim() !== "");

async function agreement(position: string, language: string, productId = "p-1") {
  const fields = { productId, scene: "3", position, orderId: "" };
  return textOf((await sandbox.get("/v3/contract/contract-jump", fields, headersOf(language))).data.contract_url);
}

describe("an agreement", () => {
  it.each([
    ["loan-agreement", "fil-PH", "Kasunduan sa loan", "Unang bayad, 2026-12-21"],
    ["payment-schedule", "fil-PH", "Iskedyul ng bayad", "Unang bayad, 2026-12-21"],
    ["loan-agreement", "zh-CN", "贷款协议", "第一期还款, 2026-12-21"],
    ["payment-schedule", "zh-CN", "还款计划", "第一期还款, 2026-12-21"],
    ["payment-schedule", "en-PH", "Payment schedule", "First payment, 2026-12-21"],
  ])("%s is in the language of the request: %s", async (position, language, title, payment) => {
    const page = await agreement(position, language);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(payment);
    expect(page).toContain("₱10,600.00");
    expect(page).not.toMatch(/₱\d+\.\d{3}/);
  });

  it.each(["p-1", "p-2"])("of %s leaves nothing in English", async (productId) => {
    for (const position of ["loan-agreement", "payment-schedule"]) {
      const english = wordsOf(await agreement(position, "en-PH", productId)).filter((line) => /[a-z]{2}/.test(line));
      const isName = (line: string) => /^(?:Sandbox Cash|Palengke Plus)$/.test(line);
      for (const language of ["fil-PH", "zh-CN"]) {
        const words = wordsOf(await agreement(position, language, productId));
        expect(words.filter((line) => english.includes(line) && !isName(line))).toEqual([]);
      }
    }
  });

  it("of payments names what the borrower receives and repays, and each payment", async () => {
    const words = wordsOf(await agreement("payment-schedule", "en-PH"));
    const amountAfter = (title: string) => words[words.indexOf(title) + 1];
    expect(amountAfter("You receive")).toBe("₱10,000.00");
    expect(amountAfter("Other fees")).toBe("₱0.00");
    expect(amountAfter("Total to repay")).toBe("₱10,600.00");
    expect(amountAfter("Last payment, 2027-03-21")).toBe("₱2,650.00");
  });
});

describe("the wallet", () => {
  it.each([
    ["fil-PH", "Magbayad ng ₱2,650.00", "Bayad na", "Bumalik sa inyong loan"],
    ["zh-CN", "支付 ₱2,650.00", "已还", "返回贷款"],
    ["en-PH", "Pay ₱2,650.00", "Paid", "Back to your loan"],
  ])("is in the language of the request, also after a payment: %s", async (language, pay, paid, back) => {
    const fields = { productId: "p-1", orderId: "o-174", amount: 265_000, channelNumber: 90_001 };
    const { payUrl } = (await sandbox.post("/v3/loan-details/generate-vcode", fields, headersOf(language))).data;
    const open = await textOf(payUrl);
    expect(open).toContain(`<html lang="${language}">`);
    expect(open).toContain(pay);
    const response = await sandbox.app.request(new URL(payUrl).pathname, {
      method: "POST",
      headers: { referer: payUrl },
      body: new URLSearchParams({ decision: "pay" }),
    });
    const after = await textOf(`http://localhost:4100${response.headers.get("location")}`);
    expect(after).toContain(`<h2>${paid}</h2>`);
    expect(after).toContain(back);
  });
});
