import { type FakeRoute, lost, respond, routeOf } from "@lending/api-client/testing";
import { saveStartedPayment } from "@lending/domain/payment";
import { hideToast } from "@lending/ui/toast";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createPayment } from "./api/createPayment.ts";
import { cards } from "./api/fetchCards.ts";
import { extension, instalment } from "./api/fetchRepayment.ts";
import { EXTENSION_PRICE, makeRepayment } from "./api/testing/makeRepayment.ts";
import { RepayScreen } from "./screens/repay/RepayScreen.tsx";
import { RepayDelayScreen } from "./screens/repay-delay/RepayDelayScreen.tsx";
import { RepayOrNotScreen } from "./screens/repay-or-not/RepayOrNotScreen.tsx";
import { CARDS, choosePaymentMethod, openCards, openRepayment } from "./testing/openScreen.tsx";

const ORDER = "productId=p-1&orderId=o-1";
const READ = routeOf(instalment);
const facts = { purpose: "instalment", amount: 265000, channelName: "Sandbox Wallet", at: "2026-11-21 10:00:00" };
const pending = { state: "processing", ...facts };
const main = () => within(screen.getByRole("main"));
const status = () => main().getByRole("status");
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => localStorage.clear());
afterEach(() => {
  act(() => hideToast());
  cleanup();
});

const screens = [
  ["/repay", RepayScreen, READ],
  ["/repayDelay", RepayDelayScreen, routeOf(extension)],
] as const;

/** Opens each screen with the response to its first call. */
const openers = [
  ...[...screens, ["/repayOrNot", RepayOrNotScreen, READ] as const].map(
    ([path, Screen, call]) =>
      [path, (route: FakeRoute) => openRepayment(Screen, `${path}?${ORDER}`, { [call]: route })] as const,
  ),
  ["/repayChoose", (route: FakeRoute) => openCards({ [routeOf(cards)]: route })] as const,
];

it.each([undefined, pending])("names the order in Help beside the payment %o", async (payment) => {
  await openRepayment(RepayScreen, `/repay?${ORDER}`, {
    [READ]: respond(makeRepayment({ orderNo: " 2611300046 ", payment })),
  });
  await press("Help");
  expect(await screen.findByText(/^opens help .* about order 2611300046$/)).toBeTruthy();
});

describe.each(screens)("the newest payment on %s", (path, Screen, call) => {
  const open = (payment: unknown) =>
    openRepayment(Screen, `${path}?${ORDER}`, { [call]: respond(makeRepayment({ payment })) });

  it("warns against a second payment while pending, which requires a confirmation", {
    tags: "rulings.pending-payment",
  }, async () => {
    const { page, posted } = await openRepayment(Screen, `${path}?${ORDER}`, {
      [call]: respond(
        makeRepayment({ payment: pending, part: { min: 50_000, max: 265_000 }, delayInfo: EXTENSION_PRICE }),
      ),
    });
    const [head, notice] = main().getAllByRole("status") as [HTMLElement, HTMLElement];
    expect(head.textContent).toContain("Thank you. We are looking for your payment");
    expect(notice.textContent).toMatch(/^Do not pay again.*Sandbox Wallet/);
    const amount = document.querySelector("dd[translate=no]") as Element;
    expect(head.compareDocumentPosition(amount) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(main().queryByText(/8012|Pay a part|If you extend|Pay ₱/)).toBeNull();
    // The code of the repayment is another one than that of the wallet.
    await userEvent.click(await screen.findByRole("button", { name: "Corner Store counter" }));
    expect(await main().findByRole("region", { name: "Payment code" })).toBeTruthy();
    await choosePaymentMethod();
    await userEvent.click(screen.getByRole("radio", { name: "Corner Store counter" }));
    await press("Payment");
    const dialog = within(await screen.findByRole("dialog", { name: "Pay again?" }));
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await userEvent.click(dialog.getByRole("button", { name: "Wait" }));
    await screen.findByRole("dialog", { name: "Payment Method" });
    expect(posted()).toEqual([]);
    await press("Payment");
    await userEvent.click(await screen.findByRole("button", { name: "Pay again" }));
    await waitFor(() => expect(page.opened).toEqual(["https://pay.test/code/1"]));
    expect(posted().map(({ fields }) => fields.channelNumber)).toEqual(["90002"]);
  });

  it("shows the code again that the payment was made with", { tags: "rulings.pending-payment" }, async () => {
    await open({ ...pending, channelName: "Corner Store counter" });
    expect(await screen.findByRole("button", { name: "Show the code again" })).toBeTruthy();
  });

  it.each([
    ["refused", "Your payment was declined", "Nothing was taken"],
    ["paid", "Your payment was received", "Sandbox Wallet"],
  ])("shows state %s, and another payment starts", { tags: "rulings.payment-state" }, async (state, title, text) => {
    const { posted } = await open({ ...pending, state });
    expect(status().textContent).toContain(title);
    expect(status().textContent).toContain(text);
    await choosePaymentMethod();
    await press("Payment");
    await waitFor(() => expect(posted()).toHaveLength(1));
  });

  it.each([undefined, null, "text", [], {}, { state: 7 }, { state: "unknown" }])(
    "is read from this phone when the lender sends %j",
    async (payment) => {
      await open(payment);
      expect(status().textContent).toBe("");
      cleanup();
      saveStartedPayment("o-1", { purpose: "instalment", amount: "265000", channelName: "Sandbox Wallet", at: "" });
      await open(payment);
      expect(status().textContent).toContain("You started a payment");
      expect(status().textContent).toContain("2650.00 · Sandbox Wallet");
    },
  );

  it("is stored on this phone after its page was opened, without its code and its link", async () => {
    const { page } = await openRepayment(Screen, `${path}?${ORDER}`, {
      [routeOf(createPayment)]: respond({ payUrl: "https://pay.test/code/1", payCode: "801244673091" }),
    });
    await choosePaymentMethod();
    await press("Payment");
    await waitFor(() => expect(page.opened).toHaveLength(1));
    const stored = localStorage.getItem("order.startedPayment o-1") ?? "";
    expect(stored).toContain("Sandbox Wallet");
    expect(stored).not.toMatch(/801244673091|pay\.test/);
  });

  it("is not stored when its page cannot be opened", async () => {
    await openRepayment(Screen, `${path}?${ORDER}`, {
      [routeOf(createPayment)]: respond({ payUrl: "javascript:alert(1)" }),
    });
    await choosePaymentMethod();
    await press("Payment");
    await screen.findByText(/The payment page cannot be opened/);
    expect(localStorage.getItem("order.startedPayment o-1")).toBeNull();
  });
});

describe("a refused repayment", () => {
  const refuse = (data: unknown, message = "Nothing is due on this loan."): FakeRoute =>
    respond(data, { code: "20", message });
  const paid = { ...facts, state: "paid" };
  it.each(openers)(
    "because of a received payment is a success on %s: what was paid, when, and what is next",
    { tags: "rulings.already-paid" },
    async (_, open) => {
      await open(refuse({ payment: paid, next: null }));
      expect(screen.getByRole("heading", { name: "Your payment was received" })).toBeTruthy();
      const what = screen.getByRole("region", { name: "What was paid" }).textContent;
      expect(what).toContain("2650.00");
      expect(what).toContain("Sandbox Wallet");
      expect(what).toContain("2026-11-21 10:00:00");
      expect(screen.getByRole("region", { name: "What is next" }).textContent).toContain(
        "Nothing is due on this loan.",
      );
      await waitFor(() => expect(status().querySelector("svg")).not.toBeNull());
      expect(status().textContent).toContain("Your loan shows it from now on.");
      expect(main().queryByRole("alert")).toBeNull();
      expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
      await userEvent.click(screen.getByRole("link", { name: "Check your order" }));
    },
  );

  it("because of an extension shows what is due next and when", async () => {
    const data = { payment: { ...paid, purpose: "extension" }, next: { amount: 265000, date: "2026-12-24" } };
    await openRepayment(RepayDelayScreen, `/repayDelay?${ORDER}`, { [routeOf(extension)]: refuse(data) });
    expect(screen.getByRole("heading", { name: "Your extension is paid" })).toBeTruthy();
    const next = screen.getByRole("region", { name: "What is next" }).textContent;
    expect(next).toContain("2650.00");
    expect(next).toContain("2026-12-24");
  });

  it.each(openers.slice(0, 3))("without data shows the server's message on %s", async (_, open) => {
    await open(refuse(null));
    expect(screen.getByRole("heading", { name: "Nothing is due on this loan." })).toBeTruthy();
    expect(screen.queryByText("The repayment could not be shown")).toBeNull();
    expect(screen.getByRole("link", { name: "Check your order" })).toBeTruthy();
  });

  it.each([null, "text", {}, { payment: null }, { payment: { state: "none" } }, { payment: 7, next: [] }])(
    "is not a success with %j as data",
    async (data) => {
      await openRepayment(RepayScreen, `/repay?${ORDER}`, { [screens[0][2]]: refuse(data) });
      expect(screen.queryByText("Your payment was received")).toBeNull();
    },
  );

  it("because of a pending payment shows that payment", async () => {
    await openRepayment(RepayDelayScreen, `/repayDelay?${ORDER}`, {
      [routeOf(extension)]: refuse({ payment: pending }, "This loan cannot be extended now."),
    });
    expect(screen.getByText("This loan cannot be extended now.", { selector: "h2" })).toBeTruthy();
    expect(screen.getByText(/Do not pay again/)).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Pay the instalment" })).toBeNull();
  });

  it("of an extension offers the instalment and the loan, and no Retry, which changes nothing", async () => {
    await openRepayment(RepayDelayScreen, `/repayDelay?${ORDER}`, {
      [routeOf(extension)]: refuse({}, "This loan cannot be extended now."),
    });
    expect(screen.getByText("This loan cannot be extended now.", { selector: "h2" })).toBeTruthy();
    const instalment = screen.getByRole("link", { name: "Pay the instalment" });
    expect(instalment.getAttribute("href")).toBe(`/repay?${ORDER}`);
    expect(screen.getByRole("link", { name: "Check your order" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Retry" })).toBeNull();
  });
});

it.each([
  ["/repay", RepayScreen, undefined, 442, /^\d+ days late₱4\.42 more each day$/],
  ["/repayOrNot", RepayOrNotScreen, undefined, 442, /^\d+ days late₱4\.42 more each day$/],
  ["/repay", RepayScreen, undefined, null, /^\d+ days late$/],
  ["/repayOrNot", RepayOrNotScreen, pending, 442, undefined],
] as const)(
  "%s is late at its amount, %#",
  { tags: "rulings.pending-payment" },
  async (path, Screen, payment, fee, text) => {
    const late = makeRepayment({ payment, repayDate: "2026-11-01", noticeMsg: "", lateDayFee: fee });
    await openRepayment(Screen, `${path}?${ORDER}`, { [READ]: respond(late) });
    await screen.findByText(payment ? /Do not pay again/ : /days late/);
    expect(screen.queryByText(/days late/)?.parentElement?.textContent).toEqual(
      text ? expect.stringMatching(text) : text,
    );
  },
);

it("/repayOrNot shows a payment that was started elsewhere when the borrower returns", async () => {
  let payment: unknown;
  await openRepayment(RepayOrNotScreen, `/repayOrNot?${ORDER}`, { [READ]: () => respond(makeRepayment({ payment })) });
  payment = pending;
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
  expect(await screen.findByText(/Do not pay again/)).toBeTruthy();
});

describe("a response without an amount", () => {
  const empty = { ...CARDS, repayAmount: "", delayInfo: {}, withholdingAmount: "" };

  it.each(openers)("is a success on %s when the payment was received", async (_, open) => {
    await open(respond({ ...empty, payment: { ...pending, state: "paid" } }));
    expect(await screen.findByRole("heading", { name: "Your payment was received" })).toBeTruthy();
    expect(screen.queryByText("The repayment could not be shown")).toBeNull();
  });

  it.each(openers)("warns on %s against a second payment while one is pending", async (_, open) => {
    await open(respond({ ...empty, payment: pending }));
    expect((await main().findByText(/Do not pay again/)).closest("[role=status]")).not.toBeNull();
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
  });
});

it("/repayChoose shows no error beside a received payment without a message", async () => {
  const paid = { ...pending, state: "paid" };
  await openCards({ [routeOf(cards)]: respond({ payment: paid }, { code: "20", message: "" }) });
  expect(screen.getByRole("heading", { name: "Your payment was received" })).toBeTruthy();
  expect(screen.queryByText("query card list failed")).toBeNull();
  expect(screen.getByRole("alert").textContent).toBe("");
});

it.each([
  ["/repay", RepayScreen, "/repayDelay", RepayDelayScreen, "Repayment amount", "₱2650.00"],
  ["/repayDelay", RepayDelayScreen, "/repay", RepayScreen, "To pay now", "₱250.00"],
])(
  "without a connection, the code of %s is shown with what it pays, and not elsewhere",
  { tags: "rulings.saved-code" },
  async (path, Screen, otherPath, OtherScreen, label, amount) => {
    const offline = { [READ]: lost, [routeOf(extension)]: lost };
    await openRepayment(Screen, `${path}?${ORDER}`);
    await waitFor(() => expect(localStorage.getItem("repaymentInfo")).toContain("801244673091"));
    cleanup();
    await openRepayment(Screen, `${path}?${ORDER}`, offline);
    expect(await screen.findByText(label)).toBeTruthy();
    expect(screen.getByText(amount)).toBeTruthy();
    cleanup();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await expect(openRepayment(OtherScreen, `${otherPath}?${ORDER}`, offline)).rejects.toThrow();
    expect(document.body.textContent).not.toContain("8012");
    vi.restoreAllMocks();
  },
);

describe("repaying now or not", () => {
  const path = `/repayOrNot?${ORDER}`;

  it("shows the amount and date that are due, and offers to repay now or not", {
    tags: "repayment.or-not",
  }, async () => {
    await openRepayment(RepayOrNotScreen, path, {
      [READ]: respond(makeRepayment({ repayAmount: "265000", repayDate: "2026-12-01" })),
    });
    expect(screen.getByRole("heading", { level: 1, name: "Repay now or not" })).toBeTruthy();
    expect(screen.getByText("2650.00")).toBeTruthy();
    expect(screen.getByText("2026-12-01")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Repay now" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Not now" })).toBeTruthy();
  });

  it.each([
    ["2026-12-17T18:00:00Z", "2026-12-18 02:00:00", "today", /^Paying on or before this day/],
    ["2026-12-17T15:00:00.000+08:00", "2026-12-17 15:00:00", "1 day late", /^This day has passed/],
  ])(
    "shows the day %s as %s in Manila, and what paying does",
    { tags: "formatting.date" },
    async (repayDate, shown, day, text) => {
      await openRepayment(RepayOrNotScreen, path, { [READ]: respond(makeRepayment({ repayDate, noticeMsg: "" })) });
      expect(await screen.findByText(day)).toBeTruthy();
      expect(screen.getByRole("main").textContent).toContain(shown);
      expect(screen.getByText(text)).toBeTruthy();
    },
  );

  it.each(["12/05/2026", "Dec 5", "2026-02-30"])(
    "shows the day %s, which cannot be read, as sent, and promises nothing",
    { tags: "rulings.relative-day" },
    async (repayDate) => {
      await openRepayment(RepayOrNotScreen, path, { [READ]: respond(makeRepayment({ repayDate, noticeMsg: "" })) });
      expect(screen.getByRole("main").textContent).toContain(repayDate);
      expect(screen.getByRole("main").textContent).not.toMatch(/late|this day|in \d+ days/);
    },
  );

  it("shows that no order was chosen when the URL names none", async () => {
    await openRepayment(RepayOrNotScreen, "/repayOrNot?productId=p-1", { [READ]: lost });
    expect(screen.getByText("No order was chosen")).toBeTruthy();
  });
});
