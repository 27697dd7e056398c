import { findOddities } from "@lending/api-client/find-oddities";
import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { parseEnvironment } from "@lending/bridge/environment";
import { describe, expect, it } from "vitest";
import { confirmation, confirmationSchema, newerConfirmation, newerConfirmationSchema } from "./fetchConfirmation.ts";
import { makeConfirmation, makeNewerConfirmation } from "./testing/makeConfirmation.ts";

const endpoints = { v3: confirmation, newer: newerConfirmation };
const callOf = (variant: "v3" | "newer") => endpoints[variant]({ productId: "p-1" });
const names = parseEnvironment({}).wireNames.confirmation;

async function read(variant: "v3" | "newer", data: unknown) {
  const { api } = makeApi({ [routeOf(endpoints[variant])]: respond(data) });
  const result = await api.request(callOf(variant));
  if (!result.ok) throw new Error(result.message);
  return result.value;
}

const offer = {
  amount: { centavos: 1_000_000 },
  periods: "120",
  termUnit: "days",
  rate: "0.05% a day",
  rows: [
    { label: "You receive", value: "₱10,000.00" },
    { label: "Interest", value: "₱600.00" },
    { label: "Total to repay", value: "₱10,600.00", isTotal: true },
  ],
  total: { label: "Total to repay", value: "₱10,600.00" },
  plan: [
    { description: "First payment", amount: { centavos: 265_000 }, date: "2026-12-21" },
    { description: "Second payment", amount: { centavos: 265_000 }, date: "2027-01-20" },
    { description: "Third payment", amount: { centavos: 265_000 }, date: "2027-02-19" },
    { description: "Last payment", amount: { centavos: 265_000 }, date: "2027-03-21" },
  ],
  isPlanComplete: true,
  firstPaymentDate: "2026-12-21",
  firstPeriodDays: 30,
  lateDayFee: { centavos: 400 },
  account: "Bank of the Sandbox ••• 8901",
  productName: "Sandbox Cash",
  productLogo: "https://h5.test/sandbox/assets/sandbox-cash.svg",
  stayPrompt: undefined,
  agreementLink: "",
  promotion: undefined,
};

describe("an offer", () => {
  it("requests version 3 with the product only, and parses its offer", {
    tags: ["confirmation.load", "confirmation.fields"],
  }, async () => {
    const { api, requests } = makeApi({ [routeOf(confirmation)]: respond(makeConfirmation()) });
    expect(await api.request(callOf("v3"))).toEqual({ ok: true, value: offer });
    expect(requests).toMatchObject([{ method: "GET", query: { productId: "p-1", sessionId: "demo" }, fields: {} }]);
  });

  it("requests the newer variant with the form client, and parses the same offer from its obfuscated fields", {
    tags: "confirmation.variant",
  }, async () => {
    const { api, requests } = makeApi({ [routeOf(newerConfirmation)]: respond(makeNewerConfirmation()) });
    expect(await api.request(callOf("newer"))).toEqual({ ok: true, value: offer });
    expect(requests).toMatchObject([
      {
        method: "POST",
        fields: { productId: "p-1" },
        headers: { "x-app-version": "1.0.0", "content-type": expect.stringContaining("x-www-form-urlencoded") },
      },
    ]);
  });

  it("parses the newer variant under any names that a deployment configures", async () => {
    const customNames = { ...names, amount: "x1", repayPlans: "x2" };
    const wireNames = { ...parseEnvironment({}).wireNames, confirmation: customNames };
    const { api } = makeApi(
      { [routeOf(newerConfirmation)]: respond(makeNewerConfirmation({}, customNames)) },
      { wireNames },
    );
    expect(await api.request(callOf("newer"))).toEqual({ ok: true, value: offer });
  });

  it("parses the pop-up of the newer variant and ignores it in version 3", {
    tags: "confirmation.variant",
  }, async () => {
    const popUp = { NewPopMsg: "Nothing to pay today.", NewButtonMsg: "Get this loan" };
    expect(await read("newer", makeNewerConfirmation(popUp))).toMatchObject({
      promotion: { message: "Nothing to pay today.", button: "Get this loan" },
    });
    expect(await read("v3", { ...makeConfirmation(), ...popUp })).toMatchObject({ promotion: undefined });
  });

  it("keeps an amount that the server formatted, and uses the plan's first date when no other is sent", async () => {
    expect(await read("v3", makeConfirmation({ amount: "₱10,000", firstPayTime: null }))).toMatchObject({
      amount: { text: "₱10,000" },
      firstPaymentDate: "2026-12-21",
    });
  });

  it.each([["v3"], ["newer"]] as const)("parses malformed data of %s as an empty offer", async (variant) => {
    const nothing = {
      ...offer,
      amount: { text: "" },
      productLogo: "",
      periods: "",
      termUnit: "",
      rate: "",
      rows: [],
      total: undefined,
      plan: [],
      isPlanComplete: false,
      firstPaymentDate: "",
      firstPeriodDays: undefined,
      lateDayFee: { text: "" },
      account: "",
      productName: "",
    };
    for (const data of [{}, null, undefined, [], "offer", 7]) expect(await read(variant, data)).toEqual(nothing);
  });

  it.each([["-3"], ["30 days"], [1.5], [99_999], [null]])("reads the first period %j as missing", async (days) => {
    expect(await read("v3", makeConfirmation({ firstPeriodDay: days }))).toMatchObject({ firstPeriodDays: undefined });
  });

  it.each([
    [true, ["You receive", "Total to repay"]],
    [true, ["Natanggap", "Kabuuang babayaran"]],
    [true, ["到账金额", "合计应还"]],
    [false, ["Total interest", "Other fees"]],
    [false, ["Interest", "Subtotals"]],
    [false, ["Total to repay"]],
  ])("marks the last row as a total (%s) among rows labelled %j", async (isTotal, labels) => {
    const { rows } = await read("v3", { details: labels.map((text) => ({ text, value: "₱1" })) });
    expect(rows.map((row) => row.isTotal === true)).toEqual([...labels.slice(1).map(() => false), isTotal]);
  });

  it("uses fixtures that match the wire schemas", () => {
    expect(findOddities(confirmationSchema, makeConfirmation())).toEqual([]);
    expect(findOddities(newerConfirmationSchema(names), makeNewerConfirmation())).toEqual([]);
  });
});
