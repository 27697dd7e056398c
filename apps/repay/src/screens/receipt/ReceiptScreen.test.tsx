import { type FakeRoute, lost, respond, routeOf, status } from "@lending/api-client/testing";
import type { Locale } from "@lending/ui/locale";
import { drawSlip } from "@lending/ui/slip-picture";
import { cleanup, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { receipts } from "../../api/fetchReceipts.ts";
import { makeReceipts, REPAID } from "../../api/testing/makeRepayment.ts";
import { openRepayment, rowsOf } from "../../testing/openScreen.tsx";
import { ReceiptScreen } from "./ReceiptScreen.tsx";

const RECEIPT = "/receipt?orderId=o-1&receiptId=2611210045-P2";
const HISTORY = "/receipt?orderId=o-1";
const CALL = routeOf(receipts);

const open = (path = RECEIPT, route: FakeRoute = respond(makeReceipts()), locale: Locale = "source") =>
  openRepayment(ReceiptScreen, path, { [CALL]: route }, locale);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

describe("a receipt", () => {
  it("shows amount, channel, reference, date and time, what remains and when", {
    tags: "rulings.receipt",
  }, async () => {
    await open();
    expect(rowsOf("Receipt")).toEqual({
      "Amount paid": "₱2650.00",
      "Date and time": "2026-12-20 10:15:00",
      "Paid through": "Sandbox Wallet",
      Reference: "801244673091",
      For: "Payment 2 of 4",
      Loan: "Sandbox Cash",
      "Order number": "2611210045",
      "Receipt number": "2611210045-P2",
      "Still to pay after this payment": "₱5300.00",
      "Next payment": "₱2650.00",
      "Due on": "2027-01-20",
    });
  });

  it("of the last payment states that the loan is repaid", async () => {
    await open("/receipt?orderId=o-1&receiptId=2611210045-P4", respond(makeReceipts(REPAID)));
    expect(rowsOf("Receipt")).not.toHaveProperty("Next payment");
    expect(screen.getByText("This payment repaid the loan in full.")).toBeTruthy();
  });

  it("leaves out what the lender does not send", async () => {
    await open(RECEIPT, respond({ receipts: [{ receiptId: "2611210045-P2", amount: 265000 }] }));
    expect(rowsOf("Receipt")).toEqual({
      "Amount paid": "₱2650.00",
      For: "Payment",
      "Receipt number": "2611210045-P2",
    });
  });

  it.each(["[]", '"x"', "999", "true", "{}", '{"a":1}'])("is not known from a copy that holds %s", async (copy) => {
    sessionStorage.setItem("receipts o-1", copy);
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await expect(open(HISTORY, lost)).rejects.toThrow();
    expect(screen.queryByText("No payments yet")).toBeNull();
  });

  it("can be read without a connection, from the copy of this session", async () => {
    await open();
    cleanup();
    await open(RECEIPT, lost);
    expect(rowsOf("Receipt").Reference).toBe("801244673091");
    expect(
      screen.getByText("This is the copy on your phone. It may be older.").closest("[role=status]"),
    ).not.toBeNull();
    expect(screen.getAllByText("No connection")).toHaveLength(1);
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
  });

  it("is not called unpaid when only the copy on the phone misses it", async () => {
    await open();
    cleanup();
    await open("/receipt?orderId=o-1&receiptId=2611210045-P3", status(500));
    expect(await screen.findByText(/This receipt is not in the copy on your phone/)).toBeTruthy();
    expect(screen.queryByText(/once the payment is received/)).toBeNull();
    expect(screen.getAllByText("The receipts could not be loaded.")).toHaveLength(1);
    expect(screen.queryByText("No connection")).toBeNull();
  });
});

describe("the payments of an order", () => {
  it("link to their receipts, newest first", async () => {
    await open(HISTORY);
    const links = within(screen.getByRole("region", { name: "Payments" })).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Payment 2 of 42026-12-20 10:15:00Sandbox Wallet₱2650.00", "/receipt?orderId=o-1&receiptId=2611210045-P2"],
      ["Extension 12026-12-01 08:00:00Bank card₱250.00", "/receipt?orderId=o-1&receiptId=2611210045-E1"],
    ]);
    expect(screen.queryByRole("region", { name: "Clearance statement" })).toBeNull();
  });

  it("begin with the clearance statement of a repaid loan", async () => {
    await open(HISTORY, respond(makeReceipts(REPAID)));
    expect(rowsOf("Clearance statement")).toMatchObject({
      "Total paid": "₱10600.00",
      "Amount borrowed": "₱10000.00",
      "Repaid on": "2027-02-19",
      "Statement number": "2611210045-C",
    });
    expect(screen.getByText(/loan 2611210045 is repaid in full/)).toBeTruthy();
  });

  it("are explained when there are none", async () => {
    await open(HISTORY, respond(makeReceipts({ receipts: [] })));
    expect(screen.getByText("No payments yet")).toBeTruthy();
  });

  it("are shown with a note when the address names a receipt that is not in the list", async () => {
    await open("/receipt?orderId=o-1&receiptId=unknown");
    expect(screen.getByText(/This receipt is not in the list yet/)).toBeTruthy();
    expect(screen.getAllByRole("link")).toHaveLength(2);
  });

  it.each([
    ["5", 1],
    ["404", 0],
  ])(
    "show the refusal %s once, with %i Retry",
    { tags: ["requests.refusal", "requests.refusal-final"] },
    async (code, count) => {
      await open(HISTORY, respond(null, { code, message: "We could not find this order." }));
      expect(await screen.findAllByText("We could not find this order.")).toHaveLength(1);
      expect(screen.queryAllByRole("button", { name: "Retry" })).toHaveLength(count);
    },
  );

  it("need an order", async () => {
    await open("/receipt");
    expect(await screen.findByText("No order was chosen")).toBeTruthy();
  });
});

describe("the picture of a receipt", () => {
  it("contains every text whole, within its margins", async () => {
    const WIDTH_OF = (text: string, font: string) => text.length * Number(/(\d+)px/.exec(font)?.[1]) * 0.6;
    const drawn: { line: string; font: string }[] = [];
    const context = {
      font: "",
      measureText: (text: string) => ({ width: WIDTH_OF(text, context.font) }),
      fillText: (line: string) => drawn.push({ line, font: context.font }),
      fillRect: () => undefined,
    };
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done) => done(new Blob(["x"])));
    const long = (letter: string) => letter.repeat(73);
    const texts = { lender: long("L"), title: long("T"), text: long("S") };
    const amount = { label: long("a"), value: long("9") };
    await drawSlip({ ...texts, amount, rows: [{ label: long("b"), value: long("R") }] });
    for (const text of [...Object.values(texts), ...Object.values(amount), long("b"), long("R")]) {
      const lines = drawn.slice(drawn.length / 2).filter(({ line }) => line[0] === text[0]);
      expect(lines.map(({ line }) => line).join("")).toBe(text);
      for (const { line, font } of lines) expect(WIDTH_OF(line, font)).toBeLessThanOrEqual(720 - 96);
    }
  });

  it("is reported when the browser cannot draw it", async () => {
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
    await open();
    await userEvent.click(screen.getByRole("button", { name: "Share as picture" }));
    expect(await screen.findByText(/Take a screenshot of this page/)).toBeTruthy();
  });
});
