import { respond, routeOf, status } from "@lending/api-client/testing";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { extension, instalment } from "../../api/fetchRepayment.ts";
import { EXTENSION_PRICE, makeRepayment } from "../../api/testing/makeRepayment.ts";
import { choosePaymentMethod, openRepayment, rowsOf } from "../../testing/openScreen.tsx";
import { RepayDelayScreen } from "./RepayDelayScreen.tsx";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const PATH = "/repayDelay?productId=p-1&orderId=o-1";

type RepaymentFields = Parameters<typeof makeRepayment>[0];
const open = (fields: RepaymentFields = {}) =>
  openRepayment(RepayDelayScreen, PATH, { [routeOf(extension)]: respond(makeRepayment(fields)) });

/** The price loads last. Until then, a click would suspend it outside `act`. */
const priceLoaded = () => screen.findByRole("region", { name: "Or pay the instalment now" });

/** Opens the parts of the price, which are folded. */
async function openPrice() {
  await userEvent.click(await screen.findByRole("button", { name: "What this extension costs" }));
  return screen.getByRole("region", { name: "What this extension costs" });
}

describe("extension repayment", () => {
  it("shows its price, the new date, the instalment to pay instead, and the plan, pay code and channels of that", {
    tags: [
      "product.borrower-tasks",
      "repayment.extension-route",
      "repayment.extension",
      "repayment.extension-load",
      "repayment.extension-plan",
    ],
  }, async () => {
    await open();
    expect(screen.getByText("Extend by 30 days")).toBeTruthy();
    expect(screen.getByText("250.00")).toBeTruthy();
    expect(screen.getByText("Next payment date")).toBeTruthy();
    await priceLoaded();
    // The lender sends no parts of the price.
    expect(screen.queryByRole("region", { name: "What this extension costs" })).toBeNull();
    expect(screen.queryByRole("region", { name: "If you extend" })).toBeNull();
    expect(screen.getByText("First payment")).toBeTruthy();
    expect(screen.getByText("Second payment")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Payment code" })).toBeTruthy();
    await choosePaymentMethod();
    expect(screen.getAllByRole("radio")).toHaveLength(2);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Sandbox Wallet" }).checked).toBe(true);
  });

  it("stays without the instalment to pay instead when the lender responds to that read with HTTP 403", {
    tags: "screens.session-ended",
  }, async () => {
    const { requests, settled } = await openRepayment(RepayDelayScreen, PATH, {
      [routeOf(extension)]: respond(makeRepayment()),
      [routeOf(instalment)]: status(403),
    });
    await waitFor(() => expect(requests.map(({ path }) => path)).toContain("/v3/installment/loan-play-detail"));
    await settled();
    expect(screen.getByText("Extend by 30 days")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Payment Method" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Or pay the instalment now" })).toBeNull();
  });

  it("pays only for the extension", { tags: ["product.borrower-tasks", "repayment.extension-generate"] }, async () => {
    const { posted } = await open();
    await priceLoaded();
    await choosePaymentMethod();
    await userEvent.click(screen.getByRole("radio", { name: "Corner Store counter" }));
    await userEvent.click(screen.getByRole("button", { name: "Payment" }));
    await waitFor(() => expect(posted()).not.toEqual([]));
    expect(posted()[0]?.fields).toEqual({
      productId: "p-1",
      orderId: "o-1",
      amount: "25000",
      channelNumber: "90002",
      isDelay: "1",
    });
  });

  it("keeps its page and its code when its price is unknown, and offers no payment", {
    tags: "repayment.missing-amount",
  }, async () => {
    await open({ delayInfo: null });
    expect(screen.getAllByText("2026-12-21").length).toBeGreaterThan(0);
    expect(screen.getByRole("region", { name: "Payment code" })).toBeTruthy();
    expect(await screen.findByText("The amount has not arrived")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Payment Method" })).toBeNull();
    expect(await screen.findByRole("link", { name: "Check your order" })).toBeTruthy();
  });

  it("shows every row of its dated plan", { tags: "repayment.extension-plan" }, async () => {
    const repayPlan = ["First", "Second", "Third", "Fourth"].map((title) => ({
      ...{ title: `${title} payment`, remark: "", amount: 1000, time: "2026-12-21" },
    }));
    await open({ details: [], repayPlan });
    await priceLoaded();
    expect(screen.getByText("Fourth payment")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "More" })).toBeNull();
  });

  it("shows the whole price, the new dates and both totals beside paying now", async () => {
    await open({ delayInfo: EXTENSION_PRICE });
    const price = await openPrice();
    await within(price).findByText("in 33 days");
    expect(rowsOf("What this extension costs")).toEqual({
      "Extension fee": "₱100.00",
      "Interest so far": "₱150.00",
      "Pay today": "₱250.00",
      "Payment moves from": "2026-12-21 in 3 days",
      "Payment moves to": "2027-01-20 in 33 days",
    });
    expect(rowsOf("If you extend")).toEqual({
      "Pay today": "₱250.00",
      "Due then": "₱2650.00",
      "Due on": "2027-01-20",
      "Total left to pay, today included": "₱8200.00",
    });
    expect(rowsOf("If you pay now")).toEqual({
      "Pay today": "₱2650.00",
      "Total left to pay, today included": "₱7950.00",
    });
    expect(document.body.textContent).toContain("Extending costs ₱250.00 more in total.");
    const payNow = screen.getByRole("link", { name: "Pay ₱2650.00 now" });
    expect(payNow.getAttribute("href")).toBe("/repay?productId=p-1&orderId=o-1");
  });

  it("begins with its price and both choices, and folds the parts of the price and the product", async () => {
    await open({ delayInfo: EXTENSION_PRICE });
    const parts = await screen.findByRole("button", { name: "What this extension costs", expanded: false });
    const product = screen.getByRole("button", { name: "Sandbox Cash", expanded: false });
    const [first, ...later] = [...document.querySelectorAll("main section")];
    expect(first?.querySelector("h2")?.textContent).toBe("If you extend");
    expect(later.length).toBeGreaterThan(2);
    expect(first?.compareDocumentPosition(parts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(product);
    expect(within(screen.getByRole("region", { name: "Sandbox Cash" })).getAllByRole("term").length).toBeGreaterThan(0);
  });

  it.each([
    ["do not add up", { fee: "9999" }],
    ["miss the fee", { fee: "" }],
    ["miss the interest", { interest: undefined }],
    ["have a negative part", { fee: "-5000", interest: "30000" }],
    ["have a negative late fee", { lateFee: "-1000", interest: "16000" }],
    ["are not numbers", { fee: "₱100", interest: "₱150" }],
  ])("shows no parts of the price when they %s", async (_, changes) => {
    await open({ delayInfo: { ...EXTENSION_PRICE, ...changes } });
    await screen.findByRole("link", { name: "Payments and receipts" });
    expect(screen.queryByRole("button", { name: "What this extension costs" })).toBeNull();
    expect(screen.queryByText("Extension fee")).toBeNull();
  });

  it("adds a late fee to the parts of the price", async () => {
    await open({ delayInfo: { ...EXTENSION_PRICE, interest: "14000", lateFee: "1000" } });
    await openPrice();
    expect(rowsOf("What this extension costs")).toMatchObject({ "Extension fee": "₱100.00", "Pay today": "₱250.00" });
  });
});
