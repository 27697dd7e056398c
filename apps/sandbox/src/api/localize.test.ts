import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { BANK_FORM } from "../lender/bankForm.ts";
import { CARDS } from "../lender/cardRepayments.ts";
import { message } from "../lender/message.ts";
import { BORROWERS, PRODUCTS } from "../lender/seed.ts";
import { makeSandbox } from "../testing/makeSandbox.ts";
import { fullToday } from "./endpoint.ts";
import { LANGUAGES, localize, localizeText, readLanguage, TRANSLATIONS, TYPED } from "./localize.ts";

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
        { text: "Amount due", value: "₱2650.00" },
        { text: "Instalment", value: message("{n} of {n2}", { n: 1, n2: 4 }) },
      ],
      content: "Open",
      notice: message("Pay {amount}", { amount: "₱12345.67" }),
      amount: 265000,
      nothing: null,
    },
  };

  it("leaves a response without a language as it is", () => {
    expect(localize(body, undefined)).toBe(body);
  });

  it.each([
    ["en-PH", "Amount due", "1 of 4", "Pay ₱12,345.67"],
    ["fil-PH", "Amount due", "1 sa 4", "Magbayad ng ₱12,345.67"],
    ["zh-CN", "应还金额", "1/4", "支付 ₱12,345.67"],
  ] as const)("translates to %s, with one number system, and keeps typed text", (language, label, count, notice) => {
    expect(localize(body, language)).toEqual({
      data: {
        rows: [
          { text: label, value: "₱2,650.00" },
          { text: localizeText("Instalment", language), value: count },
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
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(quotes(text)).toEqual(quotes(english));
  });

  it.each([
    [message("Extend by {n} days", { n: 30 }), "nang 30 araw", "展期 30 天"],
    [fullToday({ name: "Ani Loan" }).message, "ang Ani Loan ngayong araw", "Ani Loan 今日名额已满"],
    [
      message("{field}: choose a day.", { field: "Payday" }),
      "Araw ng sahod: pumili po ng araw.",
      "发薪日：请选择日期。",
    ],
  ])("translates %s with its values", (text, filipino, chinese) => {
    expect(localizeText(text, "fil-PH")).toContain(filipino);
    expect(localizeText(text, "zh-CN")).toContain(chinese);
  });

  it.each(NAMES)("keeps the name %j", (name) => {
    for (const language of LANGUAGES) expect(localize({ name }, language)).toEqual({ name });
  });
});

describe("the API in Filipino and Chinese", () => {
  const fields = { productId: "p-1" };
  const order = (orderId: string) => ({ ...fields, orderId });
  const agreements = { productId: "p-1", scene: "3" };
  const captcha = { phone: "13912345678", capcode: "????", sid: "none" };
  const calls: readonly (readonly ["get" | "post", string, Readonly<Record<string, string>>?])[] = [
    ...["o-21", "o-110", "o-151", "o-170", "o-174", "o-180", "o-200", "o-1"].map(
      (orderId) => ["get", "/v3/loan-details", order(orderId)] as const,
    ),
    ["get", "/v3/loan-confirm/loan-detail-confirm", fields],
    ["get", "/v3/loan-confirm/loan-detail-confirm", { productId: "p-4" }],
    ["post", "/gopia/goya/details", { productId: "p-2" }],
    ["get", "/v3/contract/contract", agreements],
    ["get", "/gopia/goya/agreements", agreements],
    ["get", "/v3/contract/contract-jump", { ...agreements, position: "none" }],
    ["post", "/panda/honey/scholarships"],
    ["post", "/card-init", { product_id: "p-1" }],
    ["post", "/bind-card-new", { product_id: "p-1" }],
    ["post", "/bind-card-new", { product_id: "p-1", bankCode: "BOS", cardNo: "12" }],
    ["get", "/v3/installment/loan-play-detail", order("o-174")],
    ["get", "/v3/installment/loan-play-detail", order("o-180")],
    ["get", "/v3/installment/loan-play-detail", order("o-200")],
    ["get", "/figures/pettypy", order("o-174")],
    ["get", "/figures/pettypy", order("o-170")],
    ["get", "/v3/installment/receipts", order("o-180")],
    ["get", "/v3/installment/receipts", order("o-200")],
    ["post", "/repayment-way", order("o-174")],
    ["post", "/problem-init", order("o-180")],
    ["post", "/problem-list"],
    ["post", "/problem-save", { problemType: "none", orderNo: "o-174" }],
    ["post", "/user-problem/upload-problem-img"],
    ["post", "/api/v2/youmi/promotion/get-sms", captcha],
  ];
  /** Fields that no screen shows: codes, identifiers, addresses. Codes of the bank form are \`type\` of a \`note\`. */
  const HIDDEN = new Set([
    ...["code", "cate", "inputType", "identifier", "step", "state", "purpose", "type/note", "termUnit", "cedar"],
    ...["cumin", "value/items", "id/items", "email"],
  ]);
  const isText = (text: string) => /[a-z]{2}/i.test(text) && !/^https?:/.test(text) && !NAMES.includes(text);

  /** Returns the visible texts of a body with at least one word. Typed texts are not among them. */
  function visibleTexts(value: unknown, key = "", list = ""): string[] {
    if (typeof value === "string") {
      const isHidden = HIDDEN.has(key) || HIDDEN.has(`${key}/${list}`) || /(?:Id|No|number|Token|Code)$/i.test(key);
      return isHidden || TYPED.has(key) || !isText(value) ? [] : [value];
    }
    if (Array.isArray(value)) return value.flatMap((item) => visibleTexts(item, key, key));
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([name, field]) => visibleTexts(field, name, list));
  }

  it.each(calls.map(([method, path, sent = {}]) => ({ method, path, sent })))(
    "has every visible text of $method $path $sent",
    async ({ method, path, sent }) => {
      const sandbox = makeSandbox();
      const call = (language: string) => sandbox[method](path, sent, { headers: { "accept-language": language } });
      const english = visibleTexts(await call("en-PH"));
      const [filipino, chinese] = [await call("fil-PH"), await call("zh-CN")];
      const isSame = (text: string) => TRANSLATIONS[text]?.[0] === text;
      expect(visibleTexts(filipino).filter((text) => english.includes(text) && !isSame(text))).toEqual([]);
      expect(visibleTexts(chinese).filter((text) => !/[一-龥]/.test(text))).toEqual([]);
      for (const body of [filipino, chinese]) expect(JSON.stringify(body)).not.toMatch(/₱\d+\.\d{3}|₱\d+(?![\d.,])/);
      sandbox.dispose();
    },
  );
});

it.each([
  ["refusal", /refuse\(\s*"[^"]*",\s*"([^"]*)"/g, 20],
  ["message with values", /message\(\s*"([^"]*)"/g, 15],
])("has a translation of every %s", (_, pattern, countMin) => {
  const files = globSync(`${import.meta.dirname}/../{api/*,lender,pages}/*.ts`);
  const texts = files
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(pattern)].map(([, text = ""]) => text));
  expect(texts.length).toBeGreaterThan(countMin);
  expect(texts.filter((text) => !Object.hasOwn(TRANSLATIONS, text))).toEqual([]);
});

describe("the Filipino texts", () => {
  const filipino = Object.values(TRANSLATIONS).map(([text = ""]) => text);

  it("use the terms of the copy guide", () => {
    expect(filipino.filter((text) => /takdang petsa|multa|palawig|pagbabayad/i.test(text))).toEqual([]);
  });

  // "Bukas" is both "open" and "tomorrow".
  it("say bukas only of tomorrow, like the messages of every screen", { tags: "rulings.languages" }, () => {
    const isAmbiguous = (text: string) => /\bbukas\b/i.test(text.replace(/^ +tomorrow: .*$/m, ""));
    const translations = Object.entries(TRANSLATIONS).filter(([english]) => !/\btomorrow\b/i.test(english));
    expect(translations.filter(([, [text = ""]]) => isAmbiguous(text))).toEqual([]);
    const root = path.join(import.meta.dirname, "../../../..");
    const catalogues = globSync("{apps,packages}/*/{src,template}/**/messages/fil-PH.ts", { cwd: root });
    expect(catalogues.length).toBeGreaterThan(8);
    expect(catalogues.filter((file) => isAmbiguous(readFileSync(path.join(root, file), "utf8")))).toEqual([]);
  });

  it("address the borrower in one register", () => {
    expect(filipino.filter((text) => /\b(?:mo|ka|ikaw|iyo|iyong)\b/i.test(text))).toEqual([]);
    const sentences = filipino.filter((text) => /[.?!]$/.test(text) && !text.includes("{field}: "));
    expect(sentences.filter((text) => !/\b(?:po|pong)\b/.test(text))).toEqual([]);
  });
});
