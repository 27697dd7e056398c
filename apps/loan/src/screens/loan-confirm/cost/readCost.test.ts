import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { confirmation, newerConfirmation } from "../../../api/fetchConfirmation.ts";
import {
  type ConfirmationFields,
  makeConfirmation,
  makeNewerConfirmation,
} from "../../../api/testing/makeConfirmation.ts";
import { costMessages } from "../../../messages/source.ts";
import { disclosureSections, disclosureText } from "./DisclosureReader.tsx";
import { readCost, receivedLabels, showRate } from "./readCost.ts";

async function fetchOffer(fields: ConfirmationFields = {}) {
  const { api } = makeApi({ [routeOf(confirmation)]: respond(makeConfirmation(fields)) });
  const result = await api.request(confirmation({ productId: "p-1" }));
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

/** Returns the cost of an offer, or the problem that it has. */
const read = async (fields: ConfirmationFields = {}) => readCost(await fetchOffer(fields));

async function costOf(fields: ConfirmationFields = {}) {
  const cost = await read(fields);
  return typeof cost === "string" ? undefined : cost;
}

const plan = (...amounts: unknown[]) =>
  amounts.map((amount, index) => ({ description: "", amount, pay_time: `2027-0${index + 1}-28` }));
const received = (text: string, value: string) => [{ text, value }];

describe("the cost of an offer", () => {
  it("has the amount received, the charges, the total, the payments and the rates", async () => {
    expect(await costOf()).toMatchObject({
      receivedCentavos: 1_000_000,
      totalCentavos: 1_060_000,
      charges: [{ label: "Interest", value: "₱600.00" }],
      payments: [{ date: "2026-12-21", centavos: 265_000 }, {}, {}, { description: "Last payment" }],
      lateDayCentavos: 400,
    });
  });

  it("counts the days from the first period and the plan's dates", async () => {
    // 1 100 after 15 days for 1 000 received: 1.1^2 a month.
    const cost = await costOf({
      details: received("Received", "₱1,000.00"),
      repay_plans: plan(110_000),
      firstPeriodDay: "15",
    });
    expect(showRate(cost?.rates.monthly ?? 0)).toBe("21.00%");
    expect(showRate(cost?.rates.yearly ?? 0)).toBe("884.97%");
  });

  it.each([
    ["₱10.000", 1_000_000],
    ["₱9.500,50", 950_050],
    ["₱9,500.50", 950_050],
    ["₱1234.56", 123_456],
    ["PHP 500", 50_000],
    ["₱2.5", 250],
    ["10,000.00", 1_000_000],
    ["9500.50", 950_050],
  ])("reads %s received", async (value, centavos) => {
    const cost = await costOf({ details: received("You receive", value), repay_plans: plan(centavos) });
    expect(cost?.receivedCentavos).toBe(centavos);
  });

  it.each([
    [[9_000_000], true],
    [[10_999_999], true],
    [[11_000_001], false],
    [[1_000_000_000_000], false],
  ])("is undefined above 1000 %% a month: %j", { tags: "rulings.cost-card" }, async (amounts, isShown) => {
    const cost = await costOf({ details: [], repay_plans: plan(...amounts) });
    expect(cost !== undefined).toBe(isShown);
  });

  it("groups the digits of a rate as those of an amount", () => {
    expect(showRate(4_321.12345)).toBe("432112.35%");
    expect(showRate(4_321.12345, "en-PH")).toBe("432,112.35%");
    expect(showRate(313_842_837_672, "fil-PH")).toBe("31,384,283,767,200.00%");
    expect(showRate(0.0237, "en-PH")).toBe("2.37%");
  });

  it.each([
    ["Loan amount", "₱10,000.00"],
    ["Principal", "₱10.000"],
    ["Halaga ng loan", "₱10.000"],
    ["借款金额", "₱10.000"],
    ["借款本金", "₱10.000"],
    ["Term", "120 days"],
    ["Rate", "0.05% a day"],
    ["Interest rate", "12.50"],
    ["First payment", "2026-12-21"],
    ["First payment", "₱2,650.00"],
    ["Unang bayad", "₱2.650"],
    ["每期还款", "₱2.650"],
    ["Total to repay", "₱10.600"],
    ["Kabuuang babayaran", "₱10,600.00"],
    ["应还总额", "₱10.600"],
    ["Total fees and interest", "₱600"],
    ["Total interest", "₱600"],
    ["Net proceeds", "₱10.000"],
  ])("has no charge from the row %s: %s", async (text, value) => {
    const rows = [
      { text: "Interest", value: "₱600" },
      { text: "Payment processing fee", value: "₱0" },
    ];
    for (const details of [
      [...rows, { text, value }],
      [{ text, value }, ...rows],
      [rows[0], { text, value }, rows[1]],
    ])
      expect((await costOf({ details }))?.charges).toEqual([
        { label: "Interest", value: "₱600" },
        { label: "Payment processing fee", value: "₱0" },
      ]);
  });

  it.each(["Total to repay", "Kabuuang babayaran", "应还总额", "Total", "总计"])(
    "is undefined when the row %s contradicts the plan, wherever it is",
    async (text) => {
      const [total, other] = [
        { text, value: "₱10.601" },
        { text: "Interest", value: "₱600" },
      ];
      for (const details of [[total], [total, other], [other, total], [other, total, other]])
        expect(await costOf({ details })).toBeUndefined();
    },
  );

  it.each<ConfirmationFields>([
    { details: received("Interest", "₱600") },
    ...["₱10,000.00", "₱10.000", "10,000.00", "1000000"].map((amount) => ({ amount, details: [] })),
  ])("uses the amount when no row names what is received: %j", { tags: "rulings.received" }, async (fields) => {
    expect((await costOf(fields))?.receivedCentavos).toBe(1_000_000);
  });

  it("finds the row in every language of the catalogue, whatever its case", { tags: "rulings.received" }, async () => {
    const others = await Promise.all([costMessages.others["fil-PH"](), costMessages.others["zh-CN"]()]);
    const texts = [costMessages.source.youReceive, ...others.map(({ messages }) => messages.youReceive)];
    for (const text of [...texts, "Received", " you RECEIVE: "]) {
      expect((await costOf({ details: received(text, "₱9.000") }))?.receivedCentavos, text).toBe(900_000);
    }
    expect(receivedLabels).toEqual(expect.arrayContaining(texts));
  });

  it.each<[string, string, ConfirmationFields]>([
    ["received", "the amount received is not an amount", { details: received("You receive", "soon") }],
    ["received", "neither amount nor row names what is received", { amount: "about ₱10.000", details: [] }],
    ["received", "a row's number has neither peso sign nor centavos", { details: received("You receive", "10000") }],
    ["plan", "there is no plan", { repay_plans: [] }],
    ["plan", "a payment of the plan is null", { repay_plans: [...plan(530_000), null, ...plan(530_000)] }],
    ["plan", "a payment of the plan is text", { repay_plans: [...plan(530_000), "x", ...plan(530_000)] }],
    ["plan", "it is longer than a list may be", { details: [], repay_plans: Array(501).fill(plan(10_000)[0]) }],
    ["plan", "a payment has no amount", { repay_plans: plan(530_000, "") }],
    ["plan", "a payment is ready-made text", { repay_plans: plan(530_000, "₱5.300") }],
    ["plan", "a payment is negative", { repay_plans: plan(2_000_000, -1) }],
    ["plan", "a date is missing", { repay_plans: [{ description: "", amount: 1_060_000 }] }],
    ["plan", "a date is not a calendar day", { repay_plans: [{ amount: 1_060_000, pay_time: "2027-02-30" }] }],
    ["plan", "a date is in another form", { repay_plans: [{ amount: 1_060_000, pay_time: "21/12/2026" }] }],
    ["plan", "the first period is missing", { firstPeriodDay: null }],
    ["sums", "less is repaid than received", { repay_plans: plan(900_000) }],
    ["sums", "everything is due at once", { firstPeriodDay: 0, repay_plans: plan(1_060_000) }],
  ])("is unknown, with the problem %j, when %s", { tags: "rulings.cost-card" }, async (problem, _, fields) => {
    expect(await read(fields)).toBe(problem);
  });

  it("is undefined when a payment of the newer variant's plan is malformed", async () => {
    const fields = makeNewerConfirmation({ repay_plans: [...plan(530_000), null, ...plan(530_000)] });
    const { api } = makeApi({ [routeOf(newerConfirmation)]: respond(fields) });
    const result = await api.request(newerConfirmation({ productId: "p-1" }));
    expect(result.ok && readCost(result.value)).toBe("plan");
  });

  it("has no price of a late day when the lender does not send one", async () => {
    for (const lateDayFee of [undefined, null, "", "₱4", -1, {}])
      expect((await costOf({ lateDayFee }))?.lateDayCentavos).toBeUndefined();
  });

  it("counts a charge on the day of release as money that is not received", { tags: "rulings.cost-card" }, async () => {
    // 1 000 received less 100 at once: 990 after 30 days for 900 is 10 % a month.
    const cost = await costOf({
      details: received("You receive", "₱1,000.00"),
      repay_plans: [
        { description: "Service fee", amount: 10_000, pay_time: "2026-12-01" },
        { description: "First payment", amount: 99_000, pay_time: "2026-12-31" },
      ],
      firstPeriodDay: 0,
    });
    expect(showRate(cost?.rates.monthly ?? 0)).toBe("10.00%");
    expect(cost?.totalCentavos).toBe(109_000);
  });
});

const messages = costMessages.source;
const lender = [{ label: "Lender", value: "Araw Lending Inc." }];

async function statement(fields: ConfirmationFields = {}) {
  const confirmation = await fetchOffer(fields);
  const cost = readCost(confirmation);
  if (typeof cost !== "object") throw new Error("The offer has no cost.");
  return disclosureSections({ cost, confirmation, lender, messages, locale: "en-PH" });
}

describe("the disclosure statement", () => {
  it("states lender, amounts, charges, schedule, rates and the price of a late day as text", {
    tags: "rulings.disclosure",
  }, async () => {
    const text = disclosureText("Disclosure statement", "RA 3765", await statement());
    expect(text.split("\n")).toEqual([
      ...["Disclosure statement", "", "RA 3765", ""],
      ...["The loan", "Lender: Araw Lending Inc.", "Product: Sandbox Cash"],
      ...["Amount financed: ₱10,000.00", "Net proceeds (you receive): ₱10,000.00", ""],
      ...["Charges", "Interest: ₱600.00", "All charges together: ₱600.00", ""],
      ...["Payment schedule", "First payment, 2026-12-21: ₱2,650.00", "Second payment, 2027-01-20: ₱2,650.00"],
      ...[
        "Third payment, 2027-02-19: ₱2,650.00",
        "Last payment, 2027-03-21: ₱2,650.00",
        "Total to repay: ₱10,600.00",
        "",
      ],
      ...["Effective interest rate", "Effective rate per month: 2.37%", "Effective rate per year: 32.49%"],
      ...[messages.method, "", "If you pay late", "One late day costs: ₱4.00"],
    ]);
  });

  it("leaves out what the lender does not send, and names a payment without a description by its date", async () => {
    const sections = await statement({
      comProductName: "",
      lateDayFee: "",
      repay_plans: [{ description: "", amount: 1_060_000, pay_time: "2026-12-21" }],
    });
    expect(sections.map(({ title }) => title)).not.toContain(messages.late);
    const labels = sections.flatMap(({ rows }) => rows.map(({ label }) => label));
    expect(labels).not.toContain(messages.product);
    expect(labels).toContain("2026-12-21");
    expect(sections.flatMap(({ rows }) => rows.filter(({ isTotal }) => isTotal).map(({ label }) => label))).toEqual([
      messages.allCharges,
      messages.total,
    ]);
  });
});
