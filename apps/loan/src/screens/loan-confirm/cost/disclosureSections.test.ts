import { makeApi, respond } from "@lending/api-client/testing";
import { describe, expect, it } from "vitest";
import { fetchConfirmation } from "../../../api/fetchConfirmation.ts";
import { type ConfirmationFields, makeConfirmation } from "../../../api/testing/makeConfirmation.ts";
import { costMessages } from "../../../messages/source.ts";
import { disclosureSections, disclosureText, lenderRows } from "./disclosureSections.ts";
import { readCost } from "./readCost.ts";

const messages = costMessages.source;
const lender = lenderRows(
  { companyName: "Araw Lending Inc.", secRegistration: "CS2020", certificateOfAuthority: "" },
  messages,
);

async function statement(fields: ConfirmationFields = {}) {
  const { api } = makeApi({ "GET /v3/loan-confirm/loan-detail-confirm": respond(makeConfirmation(fields)) });
  const result = await fetchConfirmation(api, "v3", "p-1", new AbortController().signal);
  const cost = result.ok && readCost(result.confirmation);
  if (!result.ok || typeof cost !== "object") throw new Error("The offer has no cost.");
  return disclosureSections({ cost, confirmation: result.confirmation, lender, messages, locale: "en-PH" });
}

describe("the disclosure statement", () => {
  it("states lender, amounts, charges, schedule, rates and the price of a late day as text", {
    tags: "rulings.disclosure",
  }, async () => {
    const text = disclosureText("Disclosure statement", "RA 3765", await statement());
    expect(text.split("\n")).toEqual([
      ...["Disclosure statement", "", "RA 3765", ""],
      ...["The loan", "Lender: Araw Lending Inc.", "SEC registration no.: CS2020", "Product: Sandbox Cash"],
      ...["Amount financed: ₱10,000.00", "Net proceeds (you receive): ₱10,000.00", ""],
      ...["Charges", "Interest: ₱600", "All charges together: ₱600.00", ""],
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
