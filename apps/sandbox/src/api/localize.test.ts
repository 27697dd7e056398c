import { describe, expect, it } from "vitest";
import { BANK_FORM } from "../lender/bankForm.ts";
import { CARDS } from "../lender/cards.ts";
import { BORROWERS, PRODUCTS } from "../lender/seedData.ts";
import { makeSandbox } from "../testing/makeSandbox.ts";
import { LANGUAGES, localize, readLanguage } from "./localize.ts";
import { TRANSLATIONS } from "./translations.ts";

/** Names of banks, wallets, cities, products and people, which are the same in every language. */
const NAMES = [
  ...BANK_FORM.filter(({ code }) => code !== "pickupCode").flatMap(({ note }) => note.map(({ name }) => name)),
  ...[...PRODUCTS, ...BORROWERS].map(({ name }) => name),
  ...CARDS.map(({ bankName }) => bankName),
  ...["QR Ph", "Sandbox Wallet", "Sandbox Lending"],
];

describe("readLanguage", () => {
  it.each([
    ["fil-PH", "fil-PH"],
    ["zh-CN,zh;q=0.9", "zh-CN"],
    ["en-US,en;q=0.9", undefined],
    [undefined, undefined],
  ])("reads %j as %j", (header, language) => {
    expect(readLanguage(header)).toBe(language);
  });
});

describe("localize", () => {
  const body = {
    data: {
      rows: [
        { text: "Amount due", value: "₱2.650" },
        { text: "Instalment", value: "1 of 4" },
      ],
      content: "Open",
      notice: "Pay exactly ₱12.345,67 and keep the deposit slip.",
      amount: 265000,
      nothing: null,
    },
  };

  it("leaves a response without a language as it is", () => {
    expect(localize(body, undefined)).toBe(body);
  });

  it.each([
    ["en-PH", "Amount due", "1 of 4", "Pay exactly ₱12,345.67 and keep the deposit slip."],
    ["fil-PH", "Halagang dapat bayaran", "1 sa 4", "Magbayad po ng eksaktong ₱12,345.67 at itago ang deposit slip."],
    ["zh-CN", "应还金额", "1/4", "请准确支付 ₱12,345.67 并保留存款凭条。"],
  ] as const)("translates to %s, with one number system, and keeps typed text", (language, label, count, notice) => {
    expect(localize(body, language)).toEqual({
      data: {
        rows: [
          { text: label, value: "₱2,650.00" },
          { text: localize("Instalment", language), value: count },
        ],
        content: "Open",
        notice,
        amount: 265000,
        nothing: null,
      },
    });
  });

  it.each(Object.entries(TRANSLATIONS))("translates %j with everything that it quotes", (english, texts) => {
    const quotes = (text: string) => text.match(/\{[^}]*\}/g)?.sort();
    for (const text of texts) expect(quotes(text)).toEqual(quotes(english));
    for (const quote of quotes(english) ?? []) expect(quote).toMatch(/^\{(?:n|date|amount|percent|text)\d?\}$/);
  });

  it.each([
    ["The same 12 digits", "Ang parehong 12 numero", "相同的 12 位数字"],
    ["12 digits", "12 numero", "12 位数字"],
    ["Extend by 30 days", "nang 30 araw", "展期 30 天"],
    ["Ani Loan is full today. Please try again tomorrow.", "ang Ani Loan ngayong araw", "Ani Loan 今日名额已满"],
  ])("translates %j whole", (english, filipino, chinese) => {
    expect(localize(english, "fil-PH")).toContain(filipino);
    expect(localize(english, "zh-CN")).toContain(chinese);
  });

  it.each(NAMES)("keeps the name %j", (name) => {
    for (const language of LANGUAGES) expect(localize({ name }, language)).toEqual({ name });
  });

  it.each(["Bank of the Sandbox", "a few days", "one of two"])(
    "does not take a quotation of another kind in %j",
    (text) => {
      expect(localize(text, "fil-PH")).toBe(text);
    },
  );
});

describe("the API in Chinese", () => {
  const headers = { "accept-language": "zh-CN" };
  const fields = { productId: "p-1" };
  const reads = [
    ...["o-21", "o-110", "o-151", "o-170", "o-174", "o-180", "o-200"].map((orderId) => ({
      path: "/v3/loan-details",
      fields: { ...fields, orderId },
    })),
    { path: "/v3/loan-confirm/loan-detail-confirm", fields },
    { path: "/v3/installment/loan-play-detail", fields: { ...fields, orderId: "o-174" } },
    { path: "/figures/pettypy", fields: { ...fields, orderId: "o-174" } },
  ];
  const visible = new Set([
    "text",
    "noticeStatusText",
    "noticeDesText",
    "noticeMsg",
    "popTitle",
    "popContent",
    "steps",
  ]);

  /** Returns the visible texts of a body that contain no Chinese character. */
  function untranslated(value: unknown, key = ""): string[] {
    if (typeof value === "string") return visible.has(key) && value !== "" && !/[一-龥]/.test(value) ? [value] : [];
    if (Array.isArray(value)) return value.flatMap((item) => untranslated(item, key));
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, field]) => untranslated(field, name));
  }

  it.each(reads)("has every visible text of $path for $fields.orderId", async ({ path, fields }) => {
    const sandbox = makeSandbox();
    const response = await sandbox.get(path, fields, { headers });
    expect(response.code).toBe("00");
    expect(untranslated(response.data)).toEqual([]);
    expect(JSON.stringify(response.data)).not.toMatch(/₱\d+\.\d{3}|₱\d+(?![\d.,])/);
    sandbox.dispose();
  });
});
