import { lost, respond, routeOf, status } from "@lending/api-client/testing";
import { hideToast, ToastRegion } from "@lending/ui/toast";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createPayment } from "../../api/createPayment.ts";
import { instalment } from "../../api/fetchRepayment.ts";
import { CODE_FACTS, makeRepayment } from "../../api/testing/makeRepayment.ts";
import { choosePaymentMethod, makeLateResponse, openRepayment } from "../../testing/openScreen.tsx";
import { RepayScreen } from "./RepayScreen.tsx";

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  hideToast();
});

const codeSaved = () => waitFor(() => expect(localStorage.getItem("repaymentInfo")).toContain("801244673091"));

const NOT_OPENED = "The payment page cannot be opened. Check your order, then try again.";
const PATH = "/repay?productId=p-1&orderId=o-1";
const READ = routeOf(instalment);
const GENERATE = routeOf(createPayment);
type RepaymentFields = Parameters<typeof makeRepayment>[0];

/** Opens the page of a repayment with these fields. */
const open = (fields: RepaymentFields = {}, routes = {}) =>
  openRepayment(RepayScreen, PATH, { [READ]: respond(makeRepayment(fields)), ...routes });
const tap = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const pay = async () => {
  await choosePaymentMethod();
  await tap("Payment");
};

describe("instalment repayment", () => {
  it("shows amount, date, product, notice, two detail rows until More, and instructions once they are expanded", {
    tags: [
      "repayment.due",
      "repayment.product",
      "repayment.notice",
      "repayment.two-rows",
      "repayment.load",
      "repayment.banner",
      "repayment.pay-notice",
    ],
  }, async () => {
    await open({ productLogo: "https://h5.test/logo.png" });
    expect(screen.getByRole("heading", { level: 1, name: "Repayment" })).toBeTruthy();
    expect(screen.getAllByText("2650.00").length).toBeGreaterThan(0);
    expect(screen.getByText("Repayment date")).toBeTruthy();
    expect(screen.getAllByText("2026-12-21").length).toBeGreaterThan(0);
    expect(screen.getByText("Sandbox Cash")).toBeTruthy();
    expect(document.querySelector("img")?.getAttribute("src")).toBe("https://h5.test/logo.png");
    expect(screen.getByText("Pay once only. Keep the receipt until this order shows it as paid.")).toBeTruthy();
    expect(screen.queryByText("Late fee")).toBeNull();
    await tap("More");
    expect(screen.getByText("Late fee")).toBeTruthy();
    await tap("Hide");
    expect(screen.queryByText("Late fee")).toBeNull();
    expect(screen.queryByText("Show or read out the payment code.")).toBeNull();
    await userEvent.click(await screen.findByRole("button", { name: /Repayment instructions/ }));
    expect(screen.getByText("Show or read out the payment code.")).toBeTruthy();
  });

  it("pays a part within the lender's limits, and keeps what was typed", { tags: "rulings.cannot-pay" }, async () => {
    const part = { min: 50000, max: 215000 };
    const { page, posted } = await open(
      { part },
      { [GENERATE]: respond({ payUrl: "https://pay.test/code/1", payCode: "801299990000" }) },
    );
    await tap("Pay a part");
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Part to pay now" });
    // The main button chooses how to pay the part.
    for (const wrong of ["", "499.99", "2650"]) {
      await userEvent.clear(field);
      if (wrong !== "") await userEvent.type(field, wrong);
      await tap("Payment Method");
      expect(screen.getByText("Enter an amount from ₱500.00 to ₱2150.00.")).toBeTruthy();
    }
    await userEvent.clear(field);
    await userEvent.type(field, "1234.56");
    await tap("Payment Method");
    const sheet = await screen.findByRole("dialog", { name: "Payment Method" });
    expect(within(sheet).getByText("₱1234.56")).toBeTruthy();
    await userEvent.click(within(sheet).getByRole("button", { name: "Payment" }));
    await waitFor(() => expect(page.opened).toHaveLength(1));
    expect(posted().map(({ fields }) => fields.amount)).toEqual(["123456"]);
    expect(field.value).toBe("1234.56");
    // The steps of the repayment state the whole amount.
    expect(JSON.parse(localStorage.getItem("repaymentInfo") ?? "")).toMatchObject({ purpose: "part", groups: [] });
  });

  it.each([
    ["1,000", "100000"],
    ["1,325.50", "132550"],
    ["Php. 1,325.00", "132500"],
    ["1.325,00", "132500"],
    ["₱1325.00", "132500"],
  ])(
    "pays the part that is typed or pasted as %s, and leaves the text as it is",
    { tags: "formatting.money-input" },
    async (text, centavos) => {
      const response = respond({ payUrl: "https://pay.test/code/1", payCode: "801299990000" });
      const { posted } = await open({ part: { min: 100, max: 215000 } }, { [GENERATE]: response });
      await tap("Pay a part");
      const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Part to pay now" });
      await userEvent.type(field, text);
      expect(field.value).toBe(text);
      await tap("Payment Method");
      const sheet = await screen.findByRole("dialog", { name: "Payment Method" });
      await userEvent.click(within(sheet).getByRole("button", { name: "Payment" }));
      await waitFor(() => expect(posted().map(({ fields }) => fields.amount)).toEqual([centavos]));
      expect(field.value).toBe(text);
    },
  );

  it("keeps an amount that can be read in two ways, and says so when the field is left", async () => {
    const { posted } = await open({ part: { min: 100, max: 215000 } });
    await tap("Pay a part");
    const field = await screen.findByRole<HTMLInputElement>("textbox", { name: "Part to pay now" });
    await userEvent.type(field, "1.325");
    const description = "Write the amount like 1325.50, so that it can be read in one way only.";
    expect(screen.queryByText(description)).toBeNull();
    await userEvent.tab();
    expect(screen.getByRole("textbox", { description })).toBe(field);
    await tap("Payment Method");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect([field.value, posted()]).toEqual(["1.325", []]);
    await userEvent.type(field, ".000");
    expect(field.value).toBe("1.325.000");
    expect(screen.queryByText(description)).toBeNull();
  });

  it("pays all after a part was typed", { tags: "rulings.cannot-pay" }, async () => {
    await open({ part: { min: 50000, max: 215000 } });
    await tap("Pay a part");
    await userEvent.type(await screen.findByRole("textbox", { name: "Part to pay now" }), "1000");
    await tap("Pay it all");
    expect(screen.getByRole("button", { name: "Pay a part" })).toBeTruthy();
    expect(within(await choosePaymentMethod()).getByText("₱2650.00")).toBeTruthy();
  });

  it("pays the whole when the lender takes back the part that was typed", async () => {
    const { route } = await open({ part: { min: 50000, max: 215000 } });
    await tap("Pay a part");
    await userEvent.type(await screen.findByRole("textbox", { name: "Part to pay now" }), "2150");
    route(READ, respond(makeRepayment({ part: { min: 0, max: 0 } })));
    await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
    expect(within(await choosePaymentMethod()).getByText("₱2650.00")).toBeTruthy();
  });

  it.each([
    ["801244673091", 1],
    ["", 0],
    [null, 0],
  ])("shows the pay-code box for %j this many times: %d", { tags: "repayment.pay-code" }, async (payCode, times) => {
    const { defDetail } = makeRepayment();
    await open({ defDetail: { ...defDetail, payCode } });
    // Loaded after the code.
    await screen.findByRole("link", { name: "Payments and receipts" });
    expect(screen.queryAllByRole("region", { name: "Payment code" })).toHaveLength(times);
  });

  it("says in the box of a code what to bring when its channel takes a fee", {
    tags: "repayment-codes.bring",
  }, async () => {
    const channel = { name: "Corner Store counter", channel_number: 90002 };
    await open({ repayList: [{ ...channel, fee: 1500 }] });
    const box = await screen.findByRole("region", { name: "Payment code" });
    expect(await within(box).findByText(/^Bring/)).toHaveProperty(
      "textContent",
      "Bring ₱2665.00: ₱2650.00 + ₱15.00 fee.",
    );
    cleanup();
    await open({ repayList: [{ ...channel, fee: 0 }] });
    expect(screen.queryByText(/^Bring/)).toBeNull();
  });

  it.each([
    ["1", true],
    ["0", false],
  ])("shows the notice above the code for %s: %s", { tags: "repayment.notice-on-top" }, async (isShowReyTop, above) => {
    await open({ isShowReyTop });
    const order = screen
      .getByText("Pay once only. Keep the receipt until this order shows it as paid.")
      .compareDocumentPosition(await screen.findByRole("region", { name: "Payment code" }));
    expect((order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0).toBe(above);
  });

  it("preselects the first channel, and pays once when Payment is tapped repeatedly", {
    tags: [
      "product.borrower-tasks",
      "repayment.method",
      "repayment.generate",
      "repayment.channel",
      "screens.sent-once",
    ],
  }, async () => {
    const { page, posted } = await open();
    await choosePaymentMethod();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Sandbox Wallet" }).checked).toBe(true);
    await userEvent.dblClick(screen.getByRole("button", { name: "Payment" }));
    await waitFor(() => expect(page.opened).toEqual(["https://pay.test/code/1"]));
    expect(posted().map(({ fields }) => fields)).toEqual([
      { productId: "p-1", orderId: "o-1", amount: "265000", channelNumber: "90001" },
    ]);
  });

  it.each([
    ["a refusal with a message", respond(null, { code: "9", message: "Closed tonight." }), "Closed tonight."],
    ["a lost connection", lost, "No answer came. Check your order before you pay again."],
    ["a server that fails", status(500), "Our system has a problem. Check your order before you pay again."],
    ["a server that is busy", status(429), /^Our system is busy and did not accept this/],
    ["a refusal without a message", respond(null, { code: "9" }), "No code was issued"],
    ["a response without a link", respond({}), NOT_OPENED],
    ["an unsafe link", respond({ payUrl: "javascript:alert(1)" }), NOT_OPENED],
  ])("reports %s, opens no page and can be retried", { tags: "requests.refusal" }, async (_, route, text) => {
    const { page } = await open({}, { [GENERATE]: route });
    await pay();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(page.opened).toEqual([]);
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Payment" }).getAttribute("aria-disabled")).toBeNull(),
    );
  });

  it("states after a refusal what to do, until the next try", { tags: "repayment.refused-next" }, async () => {
    const { route, arrive } = makeLateResponse();
    await open({}, { [GENERATE]: route });
    await pay();
    expect(screen.queryByText(/^Nothing was charged now/)).toBeNull();
    await arrive(respond(null, { code: "9", message: "Closed tonight." }));
    expect(await screen.findAllByText("Closed tonight.")).toHaveLength(1);
    expect(screen.getByText(/Nothing was charged now. Choose another payment method/)).toBeTruthy();
  });

  it("requests the amount again after a refusal because it has changed", {
    tags: "repayment.refused-next",
  }, async () => {
    const changed = respond(null, { code: "23", message: "The amount has changed. Please open this page again." });
    const { route } = await open({}, { [GENERATE]: changed });
    await pay();
    await screen.findByText(/^The amount has changed/);
    route(READ, respond(makeRepayment({ repayAmount: 265442 })));
    await tap("Retry");
    const sheet = within(screen.getByRole("dialog", { name: "Payment Method" }));
    expect(await sheet.findByText("₱2654.42")).toBeTruthy();
    expect(sheet.queryByText(/^The amount has changed/)).toBeNull();
  });

  it.each([[[]], [null]])("leads to the customer service when the channels are %j", async (repayList) => {
    await open({ repayList });
    const sheet = within(await choosePaymentMethod());
    expect(sheet.getByText(/^There is no way to pay in the app/)).toBeTruthy();
    expect(sheet.getByRole("link", { name: "Help" }).getAttribute("href")).toBe("/customerService");
  });

  it("stays open, in its channel, until the answer to a payment arrives", { tags: "screens.sent-once" }, async () => {
    const { route, arrive } = makeLateResponse();
    const { page } = await open({}, { [GENERATE]: route });
    await pay();
    await act(async () => expect(page.pressNativeBack()).toBe(true));
    await tap("Close");
    await userEvent.click(screen.getByRole("radio", { name: "Corner Store counter" }));
    expect(await screen.findByText("The payment is being started. One moment.")).toBeTruthy();
    expect(screen.getByRole("dialog", { name: "Payment Method" })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Sandbox Wallet" }).checked).toBe(true);
    await arrive(respond({ payUrl: "https://pay.test/code/1" }));
    await waitFor(() => expect(page.opened).toEqual(["https://pay.test/code/1"]));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it.each([
    ["a page to open", respond({ payUrl: "https://pay.test/code/1", payCode: "77" })],
    ["a failure", lost],
  ])("ignores %s that arrives after the screen is left", async (_, late) => {
    const { route, arrive } = makeLateResponse();
    const { page, settled } = await open({}, { [GENERATE]: route });
    await pay();
    cleanup();
    render(<ToastRegion />);
    await arrive(late);
    await settled();
    expect(page.opened).toEqual([]);
    expect(localStorage.getItem("order.startedPayment o-1")).toBeNull();
    expect(localStorage.getItem("repaymentInfo") ?? "").not.toContain('"77"');
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it.each([
    ["21", 1],
    ["404", 0],
  ])(
    "shows the refusal %s once, with %i Retry",
    { tags: ["requests.refusal", "requests.refusal-final"] },
    async (code, count) => {
      await open({}, { [READ]: respond(null, { code, message: "Not this loan." }) });
      render(<ToastRegion />);
      await screen.findByText("Not this loan.");
      expect(screen.getAllByText("Not this loan.")).toHaveLength(1);
      expect(screen.queryAllByRole("button", { name: "Retry" })).toHaveLength(count);
    },
  );

  it.each([
    ["there is no connection", lost, "No connection"],
    ["the server fails", status(500), "The repayment could not be shown"],
  ])(
    "shows the saved code when %s, and says so once",
    { tags: ["requests.network", "rulings.saved-code"] },
    async (_, route, text) => {
      await open();
      await codeSaved();
      cleanup();
      await open({}, { [READ]: route });
      expect(await screen.findByRole("img", { name: "8 0 1 2, 4 4 6 7, 3 0 9 1" })).toBeTruthy();
      expect(
        screen.getAllByText(/^(No connection|The repayment could not be shown)$/).map((one) => one.textContent),
      ).toEqual([text]);
    },
  );

  it.each([
    ...[{}, null, "text", { repayAmount: " ", repayDate: "2026-12-21" }],
    ...[0, "0", "0.00", -265000, "-₱2,650.00", 1e21, "1e21", "9".repeat(15)].map((repayAmount) => ({ repayAmount })),
  ])("offers no payment for a response without an amount that can be paid: %j", async (data) => {
    await open({}, { [READ]: respond(data) });
    expect(screen.getByRole("heading", { level: 1, name: "Repayment" })).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Payment Method" })).toBeNull();
    expect(screen.getByRole("link", { name: "Check your order" })).toBeTruthy();
  });

  it("keeps date, product, code and steps without an amount, and offers no payment", {
    tags: "repayment.missing-amount",
  }, async () => {
    await open({ repayAmount: undefined, part: { min: 50000, max: 215000 } });
    expect(screen.getByText("Not known yet")).toBeTruthy();
    expect(await screen.findByText("The amount has not arrived")).toBeTruthy();
    expect(screen.getAllByText("2026-12-21").length).toBeGreaterThan(0);
    expect(screen.getByText("Sandbox Cash")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Payment code" })).toBeTruthy();
    expect(await screen.findByRole("button", { name: /Repayment instructions/ })).toBeTruthy();
    expect(await screen.findByRole("link", { name: "Payments and receipts" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Payment Method" })).toBeNull();
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Check your order" })).toBeTruthy();
  });

  it("renders with malformed fields beside an amount", { tags: "screens.missing-fields" }, async () => {
    const data = { repayAmount: 265000, repayList: "x", details: [null, 7], defDetail: [], repayPlan: {} };
    await open({}, { [READ]: respond(data) });
    expect(screen.getByText("2650.00")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Payment Method" })).toBeTruthy();
  });

  it("offers each channel with a number once", { tags: "repayment.channel" }, async () => {
    const channel = (name: string, channel_number: unknown) => ({ name, logo: "", channel_number });
    const repayList = [channel("None", null), channel("Empty", ""), channel("First", 1), channel("Again", "1")];
    await open({ repayList: [...repayList, channel("", 90_007)] });
    await choosePaymentMethod();
    expect(screen.getAllByRole("radio")).toEqual(["First", "90007"].map((name) => screen.getByRole("radio", { name })));
  });

  it("sends no request when the URL names no order", async () => {
    const { posted } = await openRepayment(RepayScreen, "/repay?productId=p-1");
    expect(screen.getByRole("heading", { name: "No order was chosen" })).toBeTruthy();
    expect(posted()).toEqual([]);
  });
});

describe("below the repayment", () => {
  const { defDetail } = makeRepayment();
  const replaced = [{ payCode: "801200000001", channelName: "Corner Store counter", amount: 384700, replacedAt: "" }];
  const openWith = (own: object) => open({ defDetail: { ...defDetail, ...own } });

  it("states what the payment code pays and until when, and which codes are replaced", async () => {
    await openWith({ ...CODE_FACTS, replaced });
    await userEvent.click(await screen.findByRole("button", { name: "About this payment code" }));
    const facts = screen.getByRole("region", { name: "About this payment code" });
    await within(facts).findAllByText("in 3 days");
    expect(facts.textContent).toBe(
      "BillerSandbox LendingAmount₱2650.00Due date2026-12-21 in 3 daysCode valid until2026-12-21 23:59:59 in 3 days",
    );
    expect(screen.getByRole("region", { name: "Older payment codes" }).textContent).toContain(
      "Corner Store counter\u00a0· ₱3847.00801200000001 (replaced)",
    );
  });

  const payment = { state: "paid", purpose: "instalment", amount: 265000, channelName: "", at: "", receiptId: "r-1" };

  it.each([
    ["to the receipts", {}, "Payments and receipts", "/receipt?orderId=o-1"],
    ["to the receipt of a received payment", { payment }, "Receipt", "/receipt?orderId=o-1&receiptId=r-1"],
  ])("links %s, also when the lender sends no facts of a code", async (_, fields, name, address) => {
    await open(fields);
    expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(address);
    expect(screen.queryByRole("button", { name: "About this payment code" })).toBeNull();
  });
});

describe("a plan", () => {
  const withPlan = (repayPlan: unknown, details: unknown = []) => open({ repayPlan, details });

  it("of rows of text and value shows two of them until More is tapped", { tags: "repayment.two-rows" }, async () => {
    const rows = ["Principal", "Interest", "Service fee"].map((text) => ({ text, value: "₱10" }));
    await withPlan(rows);
    expect(screen.getAllByText(/Principal|Interest/)).toHaveLength(2);
    expect(screen.queryByText("Service fee")).toBeNull();
    await tap("More");
    expect(screen.getByText("Service fee")).toBeTruthy();
    expect(screen.queryByText("Payment plan")).toBeNull();
  });

  it("without details shows two payments until More is tapped", { tags: "repayment.two-rows" }, async () => {
    const titles = ["First payment", "Second payment", "Third payment"];
    await withPlan(titles.map((title) => ({ title, remark: "", amount: 1000, time: "2026-12-21" })));
    expect(await screen.findByText("Second payment")).toBeTruthy();
    expect(screen.queryByText("Third payment")).toBeNull();
    const more = screen.getByRole("button", { name: "More" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(more);
    expect(screen.getByText("Third payment")).toBeTruthy();
    await tap("Hide");
    expect(screen.queryByText("Third payment")).toBeNull();
  });

  it("shows each field of a row with both sets", { tags: "repayment.plan-fields" }, async () => {
    const both = { text: "Grace period", value: "3 days", remark: "Reduced", title: "Third payment", amount: 1000 };
    await withPlan([{ ...both, time: "2026-12-24" }], [{ text: "Principal", value: "₱2,500.00" }]);
    expect(screen.getByText("Grace period")).toBeTruthy();
    expect(screen.getByText("3 days")).toBeTruthy();
    await userEvent.click(await screen.findByRole("button", { name: "Payment plan" }));
    const plan = screen.getByRole("region", { name: "Payment plan" });
    expect(plan.textContent).toMatch(/Third payment₱10.00.*2026-12-24.*Reduced/);
  });
});

it("says that the expiry of a default code cannot be read, and keeps the code", {
  tags: "repayment-codes.expired",
}, async () => {
  const { defDetail } = makeRepayment();
  await open({ defDetail: { ...defDetail, expiresAt: "01/01/2026" } });
  const title = await screen.findByText("We cannot tell whether this code is still valid");
  expect(title.closest("[role=alert]")?.textContent).toContain("01/01/2026");
  expect(screen.getByRole("region", { name: "Payment code" })).toBeTruthy();
});

it("hides a default code that has expired, and leads to the payment methods", {
  tags: "repayment-codes.expired",
}, async () => {
  const { defDetail } = makeRepayment();
  await open({ defDetail: { ...defDetail, dueDate: "2026-01-01", expiresAt: "2026-01-01 23:59:59" } });
  expect((await screen.findByText("This payment code has expired")).closest("[role=alert]")).not.toBeNull();
  expect(document.body.textContent).not.toContain("8012");
  expect(screen.getByRole("button", { name: "Payment Method" })).toBeTruthy();
  // The due date is late, and the code is not.
  await tap("About this payment code");
  expect(await screen.findAllByText(/days late/)).toHaveLength(1);
});
