import { findOddities } from "@lending/api-client/schema";
import { answer, html, lost, makeApi } from "@lending/api-client/testing";
import { parseEnvironment } from "@lending/bridge/environment";
import { describe, expect, it } from "vitest";
import { confirmationSchema, fetchConfirmation, newerConfirmationSchema } from "./fetchConfirmation.ts";
import { makeConfirmation, makeNewerConfirmation } from "./testing/makeConfirmation.ts";

const V3 = "GET /v3/loan-confirm/loan-detail-confirm";
const NEWER = "POST /gopia/goya/details";
const names = parseEnvironment({}).wireNames.confirmation;

async function read(variant: "v3" | "newer", data: unknown) {
  const { api } = makeApi({ [variant === "v3" ? V3 : NEWER]: answer(data) });
  const confirmation = await fetchConfirmation(api, variant, "p-1");
  if (!confirmation.ok) throw new Error(confirmation.message);
  return confirmation.confirmation;
}

const offer = {
  amount: { centavos: 1_000_000 },
  periods: "120",
  termUnit: "days",
  rate: "0.05% a day",
  rows: [
    { label: "You receive", value: "₱10.000" },
    { label: "Interest", value: "₱600" },
    { label: "Total to repay", value: "₱10.600" },
  ],
  plan: [
    { description: "First payment", amount: { centavos: 265_000 }, date: "2026-12-21" },
    { description: "Second payment", amount: { centavos: 265_000 }, date: "2027-01-20" },
    { description: "Third payment", amount: { centavos: 265_000 }, date: "2027-02-19" },
    { description: "Last payment", amount: { centavos: 265_000 }, date: "2027-03-21" },
  ],
  firstPaymentDate: "2026-12-21",
  productName: "Sandbox Cash",
  productLogo: "",
  stayPrompt: undefined,
  agreementLink: "",
  promotion: undefined,
};

describe("fetchConfirmation", () => {
  it("asks for version 3 with the product alone", async () => {
    const { api, requests } = makeApi({ [V3]: answer(makeConfirmation()) });
    await fetchConfirmation(api, "v3", "p-1");
    expect(requests).toMatchObject([{ method: "GET", query: { productId: "p-1", sessionId: "demo" }, fields: {} }]);
  });

  it("asks for the newer variant by the form client", async () => {
    const { api, requests } = makeApi({ [NEWER]: answer(makeNewerConfirmation()) });
    await fetchConfirmation(api, "newer", "p-1");
    expect(requests).toMatchObject([
      {
        method: "POST",
        fields: { productId: "p-1" },
        headers: { "x-app-version": "1.0.0", "content-type": expect.stringContaining("x-www-form-urlencoded") },
      },
    ]);
  });

  it("reads the offer of version 3", async () => {
    expect(await read("v3", makeConfirmation())).toEqual(offer);
  });

  it("reads the same offer from the newer variant's obfuscated fields", async () => {
    expect(await read("newer", makeNewerConfirmation())).toEqual(offer);
  });

  it("reads the newer variant under whatever names a deployment has", async () => {
    const own = { ...names, amount: "x1", repayPlans: "x2" };
    const wireNames = { ...parseEnvironment({}).wireNames, confirmation: own };
    const { api } = makeApi({ [NEWER]: answer(makeNewerConfirmation({}, own)) }, { wireNames });
    expect(await fetchConfirmation(api, "newer", "p-1")).toEqual({ ok: true, confirmation: offer });
  });

  it.each([1, "1", true])("asks the borrower to stay when isPopType is %j", async (isPopType) => {
    const stayPrompt = { title: "Leave this offer?", message: "Your offer stays open today." };
    expect(await read("v3", makeConfirmation({ isPopType }))).toMatchObject({ stayPrompt });
    expect(await read("newer", makeNewerConfirmation({ isPopType }))).toMatchObject({ stayPrompt });
  });

  it.each([0, "0", 2, "", null])("lets the borrower go when isPopType is %j", async (isPopType) => {
    expect(await read("v3", makeConfirmation({ isPopType }))).toMatchObject({ stayPrompt: undefined });
  });

  it("reads the pop-up of the newer variant, and none from version 3", async () => {
    const words = { NewPopMsg: "Nothing to pay today.", NewButtonMsg: "Get this loan" };
    expect(await read("newer", makeNewerConfirmation(words))).toMatchObject({
      promotion: { message: "Nothing to pay today.", button: "Get this loan" },
    });
    expect(await read("v3", { ...makeConfirmation(), ...words })).toMatchObject({ promotion: undefined });
  });

  it("takes an amount that the server wrote as it stands, and the plan's first day where no other is named", async () => {
    expect(await read("v3", makeConfirmation({ amount: "₱10,000", firstPayTime: null }))).toMatchObject({
      amount: { text: "₱10,000" },
      firstPaymentDate: "2026-12-21",
    });
  });

  it.each([["v3"], ["newer"]] as const)("reads an offer of nothing from odd data of %s", async (variant) => {
    const nothing = {
      ...offer,
      amount: { text: "" },
      periods: "",
      termUnit: "",
      rate: "",
      rows: [],
      plan: [],
      firstPaymentDate: "",
      productName: "",
    };
    for (const data of [{}, null, undefined, [], "offer", 7]) expect(await read(variant, data)).toEqual(nothing);
  });

  it("gives the server's refusal as a value", async () => {
    const { api } = makeApi({ [V3]: answer(null, { code: "30", message: "Full today" }) });
    expect(await fetchConfirmation(api, "v3", "p-1")).toEqual({ ok: false, message: "Full today" });
  });

  it.each([
    ["a lost connection", lost, "NETWORK"],
    ["a page instead of data", html, "UNREADABLE"],
  ])("throws a fault for %s", async (_, route, code) => {
    const { api } = makeApi({ [V3]: route, [NEWER]: route });
    await expect(fetchConfirmation(api, "v3", "p-1")).rejects.toMatchObject({ code });
    await expect(fetchConfirmation(api, "newer", "p-1")).rejects.toMatchObject({ code });
  });

  it("is tested with answers that the contract promises", () => {
    expect(findOddities(confirmationSchema, makeConfirmation())).toEqual([]);
    expect(findOddities(newerConfirmationSchema(names), makeNewerConfirmation())).toEqual([]);
  });
});
