import { type FakeRoute, lost, makeApi, makeLateRoute, respond, routeOf, stuck } from "@lending/api-client/testing";
import { makeEnvironment, makePage } from "@lending/bridge/testing";
import { saveReceiptSent, saveStartedPayment } from "@lending/domain/payment";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { orderDetails } from "../../api/fetchOrderDetails.ts";
import { defineProduct } from "../../api/productLinks.ts";
import { saveEvent } from "../../api/saveEvent.ts";
import { submitStoreRating } from "../../api/submitStoreRating.ts";
import { makeOrderDetails, makeTimeline, type OrderDetailsData } from "../../api/testing/makeOrderDetails.ts";
import { makeRecommendedProduct } from "../../api/testing/makeProducts.ts";
import { OrderDetailsScreen } from "./OrderDetailsScreen.tsx";

const PATH = "/loanDetail?productId=p-1&orderId=o-1";
const PARTNER = "https://partner.test/pay?ref=7";
const CLIENT_QUERY =
  "appVersion=1.0.0&deviceName=Galaxy+A1&deviceId=device-1&osVersion=10&sessionId=demo&advertisingId=advertising-1&clientType=android";

interface OpenOptions {
  routes?: Readonly<Record<string, FakeRoute>>;
  path?: string;
  environment?: Parameters<typeof makeEnvironment>[0];
  /** Opens the screen with the fake page that `open` returns, instead of the page that displays navigations as text. */
  hasPage?: boolean;
}

async function open({ routes = {}, path = PATH, environment = {}, hasPage = false }: OpenOptions) {
  const server = makeApi({
    [routeOf(saveEvent)]: respond(),
    [routeOf(submitStoreRating)]: respond(),
    ...routes,
  });
  const page = makePage({ href: `https://h5.test${path}` });
  const app = { environment: makeEnvironment(environment), ...(hasPage && { page }) };
  await act(async () => render(<TestScreen screen={OrderDetailsScreen} path={path} server={server} app={app} />));
  const requestsTo = (path: string) => server.requests.filter((request) => request.path === path);
  return { server, requestsTo, page };
}

/** Opens the screen of an order and waits until it is rendered. */
async function openOrder(data: OrderDetailsData = {}, rest: OpenOptions = {}) {
  const result = await open({
    ...rest,
    routes: { [routeOf(orderDetails)]: respond(makeOrderDetails(data)), ...rest.routes },
  });
  await screen.findByRole("heading", { level: 1, name: "Order Details", hidden: true });
  return result;
}

const expectAlert = async (text: string | RegExp) =>
  expect((await screen.findByText(text)).closest("[role=alert]")).not.toBeNull();
const returnToPage = () => act(async () => void document.dispatchEvent(new Event("visibilitychange")));
/** A link navigates, and a button acts. */
const findControl = (name: string) =>
  waitFor(() => screen.queryByRole("link", { name }) ?? screen.getByRole("button", { name }));
const press = async (name: string) => userEvent.click(await findControl(name));
const dialogNames = () =>
  screen.queryAllByRole("dialog").map((dialog) => within(dialog).getByRole("heading").textContent);
const dialog = (name: string) => screen.findByRole("dialog", { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
// The screen preloads its dialogs when the phone is idle.
beforeAll(async () => {
  await import("./OrderDialogs.tsx");
  await import("./OrderParts.tsx");
  await import("./LoanTimeline.tsx");
  await import("./RecommendedProducts.tsx");
});
afterEach(cleanup);

describe("order details", () => {
  const recommending = { recProducts: [makeRecommendedProduct()] };

  it.each([
    ["21", "0", [], false],
    ["110", "0", [], true],
    ["151", "0", [], true],
    ["170", "0", ["Repayment"], false],
    ["174", "0", ["Repayment"], false],
    ["174", "1", ["REPAY", "Rollover Repayment"], false],
    ["180", "0", ["Repayment"], false],
    ["180", "1", ["REPAY", "Rollover Repayment"], false],
    ["200", "0", ["Borrow Again"], false],
    ["999", "0", [], true],
    ["", "0", [], true],
  ] as const)(
    "with status %j and isDelay %s show the buttons %j and the recommendations: %s",
    {
      tags: [
        "order-details.fields",
        "order-details.texts",
        "order-details.card",
        "order-details.recommended",
        "order-details.actions",
        "order-details.status-170",
        "order-details.status-174",
        "order-details.status-110",
      ],
    },
    async (orderStatus, isDelay, buttons, recommends) => {
      const data = makeOrderDetails({ orderStatus, isDelay, ...recommending });
      await openOrder(data);
      expect(screen.getByRole("heading", { level: 2, name: String(data.noticeStatusText) })).toBeTruthy();
      expect(screen.getByRole("main").textContent).toContain(data.noticeDesText);
      expect(screen.getByRole("region", { name: "Sandbox Cash" })).toBeTruthy();
      expect(screen.queryAllByRole("region", { name: "Recommended products" })).toHaveLength(recommends ? 1 : 0);
      expect(screen.queryAllByRole("link", { name: "Click to view more products" })).toHaveLength(recommends ? 1 : 0);
      const frame = ["Back", "Help", ...(recommends ? ["Apply now"] : [])];
      if (["170", "174", "180"].includes(orderStatus)) frame.push("I cannot pay");
      if (orderStatus === "200") frame.push("Share", "Save");
      expect(
        screen
          .getAllByRole("button")
          .map((button) => button.getAttribute("aria-label") ?? button.textContent)
          .sort(),
      ).toEqual(frame.sort());
      const others = ["Click to view more products", "Payments and receipts"];
      const links = screen.queryAllByRole("link").flatMap(({ textContent }) => textContent ?? []);
      expect(links.filter((name) => !others.includes(name))).toEqual(buttons);
      const explained = screen.queryAllByRole("link", { description: "Short of money?" });
      expect(explained.map(({ textContent }) => textContent)).toEqual(buttons.slice(1));
      expect(screen.queryByRole("dialog")).toBeNull();
    },
  );

  const paid = { state: "paid", purpose: "instalment", amount: "265000", channelName: "GCash", at: "2026-12-20" };

  it.each<[number, string, OrderDetailsData]>([
    [1, "it is repaid", { orderStatus: "200" }],
    [1, "its newest payment was received", { orderStatus: "170", payment: paid }],
    [1, "its timeline has a payment that is done", { orderStatus: "180", timeline: makeTimeline("180") }],
    [0, "nothing was paid", { orderStatus: "170", timeline: makeTimeline("170") }],
    [0, "its payment is not settled", { orderStatus: "170", payment: { ...paid, state: "processing" } }],
    [0, "the lender sends neither payments nor steps", { orderStatus: "174", timeline: [{ step: "payment" }] }],
  ])("have %i links to receipts when %s", async (times, _, data) => {
    await openOrder(data);
    const links = screen.queryAllByRole("link", { name: "Payments and receipts" });
    expect(links).toHaveLength(times);
    for (const link of links) expect(link.getAttribute("href")).toBe("/receipt?orderId=o-1");
  });

  it("show no recommendations when the list is empty", { tags: "order-details.recommended" }, async () => {
    await openOrder({ orderStatus: "110" });
    expect(screen.queryByRole("region", { name: "Recommended products" })).toBeNull();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("show the amount and its date first and keep the other rows", { tags: "order-details.card" }, async () => {
    await openOrder({ orderStatus: "174" });
    const payment = screen.getByRole("region", { name: "Payment" });
    expect(payment.textContent).toContain("Amount due");
    expect(payment.textContent).toContain("₱2,650.00");
    expect(payment.textContent).toContain("2026-12-21");
    expect(screen.getByRole("region", { name: "Sandbox Cash" }).textContent).toContain("Term120 days");
  });

  it.each([
    ["170", "in 3 days"],
    ["174", "in 3 days"],
    ["180", "3 days late"],
  ])("state beside the due date of %s in words when it is: %s", async (orderStatus, text) => {
    await openOrder({ orderStatus, timeline: makeTimeline(orderStatus) });
    expect(within(screen.getByRole("region", { name: "Payment" })).getByText(text)).toBeTruthy();
    const timeline = await screen.findByRole("region", { name: "Your loan, step by step" });
    expect(within(timeline).getByText(text)).toBeTruthy();
  });

  it("show text as text, one paragraph for each line", {
    tags: ["order-details.texts", "screens.server-text"],
  }, async () => {
    const hostile = "<img src=x onerror=alert(1)>";
    await openOrder({ noticeStatusText: hostile, noticeDesText: "Same line\nSame line\n\nLast line" });
    expect(screen.getByRole("heading", { name: hostile })).toBeTruthy();
    expect(screen.getAllByText("Same line")).toHaveLength(2);
    expect(screen.getByText("Last line")).toBeTruthy();
    expect(document.querySelector("img[onerror]")).toBeNull();
  });

  it.each([
    ["{}", {}],
    ["null", null],
    ["a list", []],
  ])("offer Retry for a success with %s as data, instead of a blank page", async (_, data) => {
    await openOrder({}, { routes: { [routeOf(orderDetails)]: respond(data) } });
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
  });
});

describe("navigation from the order details", () => {
  const toRepay = "goes to /repay?productId=p-1&orderId=o-1";
  it.each([
    ["170", "0", "", "Repayment", toRepay],
    ["174", "0", "", "Repayment", toRepay],
    ["174", "1", "", "REPAY", toRepay],
    ["174", "1", PARTNER, "REPAY", `opens ${PARTNER}`],
    ["180", "1", PARTNER, "Rollover Repayment", "goes to /repayDelay?productId=p-1&orderId=o-1"],
  ] as const)(
    "from status %s with isDelay %s and the partner's page %j, %s %s",
    {
      tags: ["order-details.to-repay", "order-details.h5-link", "order-details.to-delay", "order-details.tip-flag"],
    },
    async (orderStatus, isDelay, h5Url, name, destination) => {
      await openOrder({ orderStatus, isDelay, h5Url });
      await press(name);
      expect(await screen.findByText(destination)).toBeTruthy();
      expect(screen.getAllByText(/^(goes to|opens) /)).toHaveLength(1);
      expect(sessionStorage.getItem("showBankTip")).toBe("1");
    },
  );

  it.each([
    ["javascript:alert(1)", "*"],
    ["https://elsewhere.test/", "partner.test"],
  ])("reports that the partner's page %s cannot be opened, and stores no payment", async (h5Url, host) => {
    await openOrder({ orderStatus: "170", h5Url }, { environment: { redirectHosts: [host] } });
    await press("Repayment");
    await expectAlert(/^This link cannot be opened/);
    expect(screen.queryByText(/^opens|^goes to/)).toBeNull();
    expect(localStorage.getItem("order.startedPayment o-1")).toBeNull();
  });

  it.each([
    ["that is stored", respond()],
    ["that is lost", lost],
  ])(
    "opens the product with Borrow Again, with an event %s",
    {
      tags: [
        "order-details.to-product",
        "order-details.status-200",
        "order-details.borrow-event",
        "order-details.event",
      ],
    },
    async (_, route) => {
      const { requestsTo } = await openOrder({ orderStatus: "200" }, { routes: { [routeOf(saveEvent)]: route } });
      const button = await screen.findByRole("link", { name: "Borrow Again" });
      // Twice before the next screen appears.
      act(() => {
        button.click();
        button.click();
      });
      expect(await screen.findByText("goes to /productUrl?productId=p-1")).toBeTruthy();
      await waitFor(() =>
        expect(requestsTo("/service/event/save")).toMatchObject([
          { method: "POST", fields: { productId: "p-1", moduleId: "30", positionId: "0" } },
        ]),
      );
    },
  );

  it("opens the app's home with the link under the recommendations", {
    tags: ["bridge.home", "order-details.more-products", "rulings.more-home"],
  }, async () => {
    await openOrder({ recProducts: [makeRecommendedProduct()] });
    await userEvent.click(screen.getByRole("link", { name: "Click to view more products" }));
    expect(await screen.findByText("asks the app for goHome")).toBeTruthy();
  });

  it.each([
    ["the order's own number", "+63 2 8111 1111", "+63 2 8111 1111"],
    ["the deployment's number when the order has none", "", ""],
    ["the deployment's number when the order's is malformed", "0917-CALL-NOW", ""],
  ])("opens help with %s", { tags: ["order-details.telephone", "product.service-phone"] }, async (_, phone, number) => {
    await openOrder({ telephone: phone });
    await press("Help");
    expect(await screen.findByText(`opens help with the number "${number}"`)).toBeTruthy();
  });
});

describe("the newest payment of an order", () => {
  const payment = {
    state: "processing",
    purpose: "instalment",
    amount: 265000,
    channelName: "Sandbox Wallet",
    at: "2020-11-21 10:00:00",
  };
  const started = { purpose: "instalment", amount: "265000", channelName: "Sandbox Wallet", at: "" } as const;
  const main = () => within(screen.getByRole("main"));
  const notices = () =>
    main()
      .getAllByRole("status")
      .map(({ textContent }) => textContent)
      .join(" ");

  it("replaces the hints to pay while it is pending", { tags: "order-details.pending" }, async () => {
    const noticeDesText = "Your next payment is on 2026-12-21.";
    const order = { orderStatus: "174", noticeDesText, timeline: makeTimeline("170") };
    await openOrder({ ...order, payment });
    expect(screen.getByText("Thank you. We are looking for your payment")).toBeTruthy();
    expect(await screen.findByText("Your loan, step by step")).toBeTruthy();
    expect(main().queryByText(/due soon|next payment/)).toBeNull();
    cleanup();
    await openOrder({ ...order, payment: { ...payment, state: "paid" } });
    expect(screen.getByText("Payment is due soon")).toBeTruthy();
    expect(await main().findAllByText(/next payment/)).toHaveLength(2);
  });

  it.each([
    ["paid", "Your payment was received", "₱2650.00 · Sandbox Wallet · 2020-11-21 10:00:00"],
    ["refused", "Your payment was declined", "Nothing was taken"],
  ])("shows the state %s, and requires no confirmation", async (state, title, text) => {
    await openOrder({ orderStatus: "174", isDelay: "1", payment: { ...payment, state } });
    expect(notices()).toContain(title);
    expect(notices()).toContain(text);
    await press("REPAY");
    expect(await screen.findByText("goes to /repay?productId=p-1&orderId=o-1")).toBeTruthy();
  });

  it.each([
    ["170", "0", "", "Repayment", "goes to /repay?productId=p-1&orderId=o-1"],
    ["170", "0", PARTNER, "Repayment", `opens ${PARTNER}`],
    ["174", "1", "", "REPAY", "goes to /repay?productId=p-1&orderId=o-1"],
  ] as const)(
    "requires a confirmation while pending: in status %s with isDelay %s and the partner's page %j, before %s %s",
    async (orderStatus, isDelay, h5Url, name, destination) => {
      await openOrder({ orderStatus, isDelay, h5Url, payment });
      await press(name);
      await dialog("Pay again?");
      await press("Wait");
      await waitFor(() => expect(dialogNames()).toEqual([]));
      expect(screen.queryByText(/^(goes to|opens) /)).toBeNull();
      expect(sessionStorage.getItem("showBankTip")).toBeNull();
      await press(name);
      await dialog("Pay again?");
      await press("Pay again");
      expect(await screen.findByText(destination)).toBeTruthy();
    },
  );

  it.each([undefined, null, "text", [], { state: 7 }])("is this phone's when the lender sends %j", async (sent) => {
    saveStartedPayment("o-1", started);
    await openOrder({ orderStatus: "174", payment: sent });
    expect(notices()).toContain("You started a payment");
    await press("Repayment");
    expect(await dialog("Pay again?")).toBeTruthy();
  });

  it.each([
    [false, "Send a picture of the receipt", "goes to /complaint?orderId=o-1&about=receipt"],
    [true, "Receipt sent. See your complaint", "goes to /complaintList"],
  ])(
    "that the borrower has reported, receipt sent: %s, has the link %s",
    { tags: "repayment-codes.have-paid" },
    async (isSent, name, destination) => {
      saveStartedPayment("o-1", started);
      if (isSent) saveReceiptSent("o-1");
      saveStartedPayment("o-1", { ...started, isReported: true });
      await openOrder({ orderStatus: "174", payment: { state: "none" } });
      expect(notices()).toContain("Do not pay again");
      await userEvent.click(screen.getByRole("link", { name }));
      expect(await screen.findByText(destination)).toBeTruthy();
    },
  );

  const late = { orderStatus: "180", isDelay: "1", timeline: makeTimeline("180"), lateDayFee: "442" };

  it("that is under way is what the order is about: its amount, and nothing that is due, late or can be extended", {
    tags: "order-details.pending",
  }, async () => {
    await openOrder({ ...late, payment });
    const card = screen.getByRole("region", { name: "Payment" });
    expect(card.textContent).toBe("Your payment₱2650.00Sent2020-11-21 10:00");
    expect(screen.queryByText(/late$|^Late|each late day|Due date/i)).toBeNull();
    expect(screen.queryByRole("link", { name: "Rollover Repayment" })).toBeNull();
    expect(screen.queryByRole("button", { name: /Rollover|I cannot pay/ })).toBeNull();
    expect(screen.getByRole("button", { name: "REPAY" })).toBeTruthy();
  });

  // The fake lender's time is 2026-12-18.
  it.each([
    ["2026-12-31 10:00", "It usually arrives by 2026-12-31 10:00. Until then there is nothing to do."],
    ["2026-12-01 10:00", "We expected it by 2026-12-01 10:00, and it is not here yet."],
  ])("that is expected by %j says: %s", { tags: "order-details.pending" }, async (expectedBy, text) => {
    saveStartedPayment("o-1", { ...started, expectedBy, isReported: true });
    await openOrder({ orderStatus: "174", payment: { state: "none" } });
    expect(notices()).toContain(text);
    expect(screen.getAllByRole("link", { name: "Send a picture of the receipt" })).toHaveLength(1);
  });

  it.each([
    ["2026-12-17 10:30:00", "There is nothing to do until it arrives. If it takes more than a day", false],
    ["2026-12-17 09:30:00", "It takes longer than a day", true],
    ["a while ago", "There is nothing to do until it arrives.", false],
  ])(
    "that the lender has noted at %j without a promised time says: %s",
    { tags: "order-details.pending" },
    async (at, text, isAction) => {
      await openOrder({ orderStatus: "174", payment: { ...payment, at } });
      expect(notices()).toContain(text);
      const link = screen.getByRole("link", { name: "Send a picture of the receipt" });
      // A row has a chevron, and a button has none.
      expect(link.querySelector("svg") === null).toBe(isAction);
    },
  );

  it("is the headline on the first visit after it was received, with its proof and what is left", {
    tags: "order-details.received",
  }, async () => {
    const at = "2026-12-18 10:00:00";
    const received = { ...payment, state: "paid", at, receiptId: "SL-1-P1" };
    const order = { orderStatus: "174", isDelay: "1", payment: received, balance: "795000" };
    await openOrder(order);
    expect(screen.getByRole("heading", { level: 2, name: "Your payment was received" })).toBeTruthy();
    const card = screen.getByRole("region", { name: "Payment" }).textContent;
    expect(card).toMatch(
      /^Amount received₱2650.00Received2026-12-18 10:00Receipt numberSL-1-P1Paid throughSandbox Wallet/,
    );
    expect(card).toMatch(/What is leftBalance left₱7950.00Amount due₱2[.,]650(?:\.00)?Due date2026-12-21/);
    expect(screen.getByRole("link", { name: "See receipt" }).getAttribute("href")).toBe(
      "/receipt?orderId=o-1&receiptId=SL-1-P1",
    );
    // Side by side, so that the next date is on the first screen.
    const receipt = screen.getByRole("link", { name: "See receipt" });
    expect(receipt.previousElementSibling).toBe(screen.getByRole("link", { name: "REPAY" }));
    expect(screen.queryByRole("button", { name: "I cannot pay" })).toBeNull();
    expect(screen.queryByRole("link", { name: "Rollover Repayment" })).toBeNull();
    await press("REPAY");
    expect(await screen.findByText("goes to /repay?productId=p-1&orderId=o-1")).toBeTruthy();
    cleanup();
    // The visit is over, as after a reload.
    await openOrder(order);
    expect(screen.getByRole("heading", { level: 2, name: "Payment is due soon" })).toBeTruthy();
    expect(notices()).toContain("Your payment was received");
    expect(screen.getByRole("link", { name: "See receipt" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "I cannot pay" })).toBeTruthy();
  });

  it("states no amount of a payment that the lender sends none for", async () => {
    await openOrder({ orderStatus: "174", payment: { state: "processing" } });
    expect(document.body.textContent).not.toContain("₱0.00");
    expect(screen.queryByText("Your payment")).toBeNull();
  });

  it("says that it extended the loan, and until when", { tags: "order-details.received" }, async () => {
    const extension = { ...payment, purpose: "extension", state: "paid", at: "2026-12-18 10:00:00" };
    await openOrder({ orderStatus: "174", payment: extension });
    expect(screen.getByText("Thank you. Your loan is extended.")).toBeTruthy();
    expect(screen.getByRole("region", { name: "Payment" }).textContent).toContain("New date2026-12-21");
  });

  it.each([
    ["is some days old", "174", "2020-11-21 10:00:00"],
    // It paid the bill before the one that is late: the fake order was due on 2026-12-15.
    ["was made before the day that was missed", "180", "2026-12-14 10:00:00"],
  ])("is no headline when it %s", { tags: "order-details.received" }, async (_, orderStatus, at) => {
    await openOrder({ orderStatus, payment: { ...payment, state: "paid", at } });
    expect(screen.getByText("Due date")).toBeTruthy();
    expect(notices()).toContain("Your payment was received");
  });

  it.each([
    ["the lender has no payment", "174", { state: "none" }],
    ["the order cannot be repaid", "200", undefined],
  ])("is not read from this phone when %s", async (_, orderStatus, sent) => {
    saveStartedPayment("o-1", started);
    await openOrder({ orderStatus, payment: sent });
    expect(notices()).not.toContain("You started a payment");
  });

  it("is announced in a region that exists before", { tags: "screens.announced" }, async () => {
    const { server } = await openOrder({ orderStatus: "174" });
    const regions = main().getAllByRole("status");
    server.route(routeOf(orderDetails), respond(makeOrderDetails({ orderStatus: "174", payment })));
    await returnToPage();
    await waitFor(() => expect(notices()).toContain("Do not pay again"));
    expect(main().getAllByRole("status")).toEqual(regions);
  });

  it("is noticed on return to an order that can be repaid, and the next one requires a confirmation", async () => {
    const { server } = await openOrder({ orderStatus: "174" });
    server.route(routeOf(orderDetails), respond(makeOrderDetails({ orderStatus: "174", payment })));
    await returnToPage();
    await waitFor(() => expect(notices()).toContain("Do not pay again"));
    await press("Repayment");
    expect(await dialog("Pay again?")).toBeTruthy();
  });

  it("is not known when the partner's page was opened: the order says so for a day, and paying needs no confirmation", {
    tags: "order-details.h5-opened",
  }, async () => {
    const { page } = await openOrder({ orderStatus: "174", h5Url: "https://partner.test/pay" }, { hasPage: true });
    await press("Repayment");
    expect(page.opened).toEqual(["https://partner.test/pay"]);
    expect(localStorage.getItem("order.startedPayment o-1")).toBeNull();
    await returnToPage();
    await waitFor(() => expect(notices()).toContain("You opened the payment page"));
    expect(notices()).not.toMatch(/You started a payment|Do not pay again/);
    await press("Repayment");
    expect(page.opened).toHaveLength(2);
    cleanup();
    localStorage.setItem("order.openedPaymentPage o-1", `${Date.now() - 86_400_001}`);
    await openOrder({ orderStatus: "174" });
    expect(screen.queryByText("You opened the payment page")).toBeNull();
  });

  it.each(["https://h5.test/repay?orderId=o-1", "/repay?orderId=o-1", "https://m.lender.test/repay"])(
    "is not noted when the page %s of this site replaces the repayment",
    { tags: "order-details.h5-opened" },
    async (h5Url) => {
      const environment = makeEnvironment({ h5Base: "https://m.lender.test" });
      const { page } = await openOrder({ orderStatus: "174", h5Url }, { hasPage: true, environment });
      await press("Repayment");
      expect(page.opened).toHaveLength(1);
      await returnToPage();
      expect(localStorage.length).toBe(0);
      expect(screen.queryByText(/You (started|opened)/)).toBeNull();
    },
  );
});

describe("a return to the order", () => {
  const PATHNAME = "/v3/loan-details";
  const amount = (value: string) => ({ userOrderDetail: { detail: [{ text: "Amount due", value }] } });

  it("shows the new amount and the extension after one request, although the status is the same", async () => {
    const { server, requestsTo } = await openOrder({ orderStatus: "180", isDelay: "0", ...amount("₱2,650.00") });
    const newest = { orderStatus: "180", isDelay: "1", ...amount("₱2,782.50") } as const;
    server.route(`GET ${PATHNAME}`, respond(makeOrderDetails(newest)));
    await returnToPage();
    await waitFor(() => expect(screen.getByRole("main").textContent).toContain("₱2,782.50"));
    expect(screen.getByRole("main").textContent).not.toContain("₱2,650.00");
    expect(screen.getByRole("link", { name: "Rollover Repayment" })).toBeTruthy();
    await act(() => server.settled());
    expect(requestsTo(PATHNAME)).toHaveLength(2);
  });

  it.each([
    ["a lost connection", lost],
    ["a refusal", respond(null, { code: "4004", message: "Order not found" })],
  ])("changes nothing after %s", async (_, body) => {
    const { server } = await openOrder({ orderStatus: "110" });
    server.route(`GET ${PATHNAME}`, respond(makeOrderDetails({ orderStatus: "170" })));
    await returnToPage();
    expect(await screen.findByRole("link", { name: "Repayment" })).toBeTruthy();
    server.route(`GET ${PATHNAME}`, body);
    await returnToPage();
    await act(() => server.settled());
    expect(screen.getByRole("link", { name: "Repayment" })).toBeTruthy();
    expect(screen.getByRole("alert").textContent).toBe("");
  });
});

it.each([
  ["170", { state: "requested", reference: "PL-7", date: "2026-12-21" }, ["Reference PL-7. We answer by 2026-12-21."]],
  ["170", { state: "requested", reference: "", date: "soon" }, ["soon"]],
  ["170", { state: "offered" }, []],
  ["200", { state: "requested", reference: "PL-7" }, []],
])("status %s says of the plan %j: %j", { tags: "rulings.cannot-pay" }, async (orderStatus, plan, texts) => {
  await openOrder({ orderStatus, plan });
  const found = screen.queryAllByText("You asked for a plan");
  expect(found.map((title) => title.parentElement?.textContent?.replace("You asked for a plan", ""))).toEqual(texts);
});

it("shows the order's number to copy, what is left and what ends the loan today", {
  tags: "order-details.what-is-left",
}, async () => {
  await openOrder({
    ...{ orderStatus: "174", orderNo: "SL-20261121-7", balance: "1060000" },
    payoff: { amount: "1015000", saves: "45000" },
  });
  const card = screen.getByRole("region", { name: "Sandbox Cash" });
  expect(card.textContent).toContain("Balance left₱10600.00Pay off today₱10150.00 saves ₱450.00");
  expect(card.textContent).toContain("Order numberSL-20261121-7Copy");
});

it.each([
  ["abc", { amount: "x", saves: -5 }],
  [{}, { amount: null, saves: "x" }],
])(
  "leaves out what is left where the lender sends no amount: %j, %j",
  {
    tags: "order-details.what-is-left",
  },
  async (balance, payoff) => {
    await openOrder({ orderStatus: "174", balance, payoff });
    expect(screen.queryByText(/Balance left|Pay off today|saves/)).toBeNull();
  },
);

it.each([
  ["174", "Due soon"],
  ["180", "Late"],
])(
  "names the status %s of an order without any text: %s, and shows no empty card",
  {
    tags: "order-details.texts",
  },
  async (orderStatus, words) => {
    const blank = Object.fromEntries(Object.keys(makeOrderDetails()).map((name) => [name, null]));
    await openOrder({ ...blank, orderStatus });
    expect(screen.getByRole("heading", { level: 2, name: words })).toBeTruthy();
    expect(screen.getByRole("button", { name: "I cannot pay" })).toBeTruthy();
    expect(screen.getByRole("main").querySelectorAll("section")).toHaveLength(0);
  },
);

it("says at a late amount what each day adds", { tags: "order-details.late" }, async () => {
  await openOrder({ orderStatus: "180", lateDayFee: "442" });
  expect((await screen.findByText("3 days late")).parentElement?.textContent).toBe("3 days late₱4.42 more each day");
  cleanup();
  await openOrder({ orderStatus: "174", lateDayFee: "442" });
  expect(screen.queryByText(/more each day/)).toBeNull();
});

it("proves first that a loan is repaid, as a picture to share or to save", {
  tags: "order-details.clearance",
}, async () => {
  await openOrder({ orderStatus: "200", orderNo: "SL-1" });
  const statement = await screen.findByRole("region", { name: "Clearance statement" });
  expect(statement.textContent).toContain("This loan is repaid in full. Nothing more is due.");
  const follows = statement.compareDocumentPosition(screen.getByRole("link", { name: "Borrow Again" }));
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  // jsdom draws no pictures.
  await press("Share");
  await expectAlert("The picture could not be made. Take a screenshot of this page.");
});

it.each([
  ...["21", "110", "151"].map((orderStatus) => [orderStatus, "Money goes toBPI ••• 1234"] as const),
  ...["170", "174", "180", "200"].map((orderStatus) => [orderStatus, undefined] as const),
])("status %s shows the account, never a whole number: %j", { tags: "rulings.bound-account" }, async (status, row) => {
  await openOrder({ orderStatus: status, account: { name: "BPI", lastDigits: "123456781234" } });
  expect(screen.queryByText("Money goes to")?.parentElement?.textContent).toBe(row);
  expect(document.body.textContent).not.toContain("5678");
});

describe("the confirmation link", () => {
  it.each([
    ["the lender's page, with the shared request parameters", "110", "https://h5.test/loanConfirm", `?${CLIENT_QUERY}`],
    ["another page, without them", "174", "https://other.test/done", ""],
  ])("replaces the page by %s", { tags: "order-details.playedu" }, async (_, orderStatus, playeduL, query) => {
    await openOrder({ orderStatus, playeduL });
    expect(await screen.findByText(`is replaced by ${playeduL}${query}`)).toBeTruthy();
  });

  it.each([
    ["status 21", "21", "https://h5.test/loanConfirm"],
    ["an empty link", "110", ""],
    ["an unsafe link", "110", "javascript:alert(1)"],
  ])("does not replace the page for %s", { tags: "order-details.status-21" }, async (_, orderStatus, playeduL) => {
    await openOrder({ orderStatus, playeduL });
    expect(screen.getByRole("region", { name: "Sandbox Cash" })).toBeTruthy();
    expect(screen.queryByText(/is replaced by/)).toBeNull();
  });
});

describe("recommended products", () => {
  const products = {
    recProducts: [
      makeRecommendedProduct({ name: "Palengke Plus", productId: "p-2" }),
      makeRecommendedProduct({ name: "Biyahe Loan", productId: "p-3", buttonText: "Ride on" }),
      makeRecommendedProduct({ name: "Ani Loan", productId: "p-4", buttonText: "Full today", enabled: "0" }),
    ],
  };
  const linkTo = (glen: string) => ({ tarn: "00", strath: { glen } });
  const define = (body: FakeRoute) => ({ routes: { [routeOf(defineProduct)]: body } });

  it("are recorded with their position and open at their URL", {
    tags: ["order-details.product-event", "order-details.http-link"],
  }, async () => {
    const { requestsTo } = await openOrder(products, define(linkTo("https://h5.test/loanConfirm")));
    await press("Ride on");
    expect(await screen.findByText("opens https://h5.test/loanConfirm")).toBeTruthy();
    expect(requestsTo("/service/event/save")).toMatchObject([
      { fields: { productId: "p-3", moduleId: "31", positionId: "1" } },
    ]);
    expect(requestsTo("/gopia/goya/define")).toMatchObject([{ fields: { brae: "31", corrie: "1", lochan: "p-3" } }]);
  });

  it("open in the native app when their link names one of its pages", {
    tags: ["bridge.go-to-page", "order-details.native-link"],
  }, async () => {
    await openOrder(products, define(linkTo("product")));
    await press("Ride on");
    expect(await screen.findByText("asks the app for goToPage product")).toBeTruthy();
  });

  it.each([
    ["the server's refusal", { tarn: "17", strath: { ben: "Come back tomorrow" } }, "Come back tomorrow"],
    ["a refusal without a message", { tarn: "17" }, /^This product cannot be opened/],
    ["a lost connection", lost, "No answer came. Please try again."],
    ["a link without a host", linkTo("http://"), /^This product cannot be opened/],
  ])("show %s as a toast and can be opened again", { tags: "order-details.product-refused" }, async (_, body, text) => {
    const { server } = await openOrder(products, define(body));
    await press("Ride on");
    await expectAlert(text);
    server.route(routeOf(defineProduct), linkTo("https://h5.test/"));
    await press("Ride on");
    expect(await screen.findByText("opens https://h5.test/")).toBeTruthy();
  });

  it("are opened once when they are tapped repeatedly", async () => {
    const { requestsTo } = await openOrder(products, define(stuck));
    await press("Ride on");
    await press("Ride on");
    await press("Apply now");
    expect(screen.getByRole("button", { name: "Ride on" }).getAttribute("aria-busy")).toBe("true");
    await waitFor(() => expect(requestsTo("/gopia/goya/define")).toHaveLength(1));
    expect(requestsTo("/service/event/save")).toHaveLength(1);
  });

  it.each([
    ["a link", linkTo("https://h5.test/")],
    ["a lost connection", lost],
  ])("do nothing after the borrower has left, with %s", async (_, body) => {
    const late = makeLateRoute();
    const { server } = await openOrder({ ...products, payment: { state: "paid" } }, define(late.route));
    await press("Ride on");
    await userEvent.click(screen.getByRole("link", { name: "Payments and receipts" }));
    expect(await screen.findByText("goes to /receipt?orderId=o-1")).toBeTruthy();
    await act(async () => {
      late.arrive(body);
      await server.settled();
    });
    expect(screen.queryByText(/^opens/)).toBeNull();
    expect(screen.getByRole("alert").textContent).toBe("");
  });
});

describe("dialogs of the order details", () => {
  const all = {
    cardNeedPop: 1,
    cardPopTitle: "Your card expired",
    cardPopMsg: "Bind another card.",
    reyMsg: "You have ₱2,000.00 to withdraw.",
    KindTipsMsg: "Pay only here.",
    isScore: "1",
  } as const;

  it("open one at a time: bank prompt, withdraw prompt, Kind tips, rating", {
    tags: [
      "order-details.kind-tips",
      "order-details.withdraw",
      "order-details.rating",
      "order-details.bank-prompt",
      "order-details.bank-prompt-close",
      "rulings.one-dialog",
    ],
  }, async () => {
    await openOrder(all);
    expect((await dialog("Your card expired")).textContent).toContain("Bind another card.");
    expect(dialogNames()).toEqual(["Your card expired"]);
    await press("Close");
    expect((await dialog("Withdraw")).textContent).toContain("You have ₱2,000.00 to withdraw.");
    expect(dialogNames()).toEqual(["Withdraw"]);
    await press("Cancel");
    expect((await dialog("Kind tips")).textContent).toContain("Pay only here.");
    expect(dialogNames()).toEqual(["Kind tips"]);
    await press("Confirm");
    expect(await dialog("How was it?")).toBeTruthy();
    expect(dialogNames()).toEqual(["How was it?"]);
    await press("Cancel");
    await waitFor(() => expect(dialogNames()).toEqual([]));
    expect(sessionStorage.getItem("showBankTip"), "the tips open again in this session").toBeNull();
    expect(screen.getByRole("heading", { level: 1, name: "Order Details" })).toBeTruthy();
  });

  it.each(["1", ""])(
    "leave out the Kind tips when this session has stored %j",
    { tags: ["order-details.kind-tips", "order-details.tip-flag"] },
    async (stored) => {
      sessionStorage.setItem("showBankTip", stored);
      await openOrder({ ...all, cardNeedPop: 0, reyMsg: "" });
      expect(await dialog("How was it?")).toBeTruthy();
    },
  );

  it("close one by one on Back, and the page is left only after the last", async () => {
    const { page } = await openOrder(all, { hasPage: true });
    for (const name of ["Your card expired", "Withdraw", "Kind tips", "How was it?"]) {
      await dialog(name);
      await act(async () => expect(page.pressNativeBack()).toBe(true));
    }
    await waitFor(() => expect(dialogNames()).toEqual([]));
    expect(page.pressNativeBack()).toBe(false);
  });

  it("open when a later response requests them, and do not open twice", { tags: "order-details.rating" }, async () => {
    const { server } = await openOrder({ orderStatus: "174", KindTipsMsg: "Pay only here." });
    await press("Confirm");
    await waitFor(() => expect(dialogNames()).toEqual([]));
    const repaid = { orderStatus: "200", KindTipsMsg: "Pay only here.", isScore: "1" } as const;
    server.route(routeOf(orderDetails), respond(makeOrderDetails(repaid)));
    await returnToPage();
    expect(await dialog("How was it?")).toBeTruthy();
  });

  it.each<[string, OrderDetailsData, string, string]>([
    [
      "the bank account, with this page as the source,",
      { cardNeedPop: "1" },
      "Go and bind the card",
      "goes to /bindBank?productId=p-1&orderId=o-1&source=loanDetail",
    ],
    ["the product", { reyMsg: "₱2,000.00" }, "Withdraw Now", "goes to /productUrl?productId=p-1"],
  ])(
    "open %s from their prompt",
    {
      tags: [
        "order-details.bank-prompt",
        "order-details.to-bank",
        "order-details.bank-prompt-bind",
        "order-details.withdraw",
      ],
    },
    async (_, data, button, destination) => {
      await openOrder(data);
      await press(button);
      expect(await screen.findByText(destination)).toBeTruthy();
    },
  );
});

describe("the rating", () => {
  const openRating = async (rest: OpenOptions = {}) => {
    const result = await openOrder({ orderStatus: "170", isScore: "1" }, rest);
    await dialog("How was it?");
    return result;
  };
  const choose = (name: string) => userEvent.click(screen.getByRole("radio", { name }));
  const scores = "/v3/loan-details/google-score";

  it("requires stars before it is sent", {
    tags: ["order-details.rating", "order-details.rating-empty", "complaints.rating-empty"],
  }, async () => {
    const { requestsTo } = await openRating();
    await press("Submit");
    const rating = within(await dialog("How was it?"));
    const stars = rating.getByRole("radiogroup", { description: "Silakan pilih" });
    expect(stars.getAttribute("aria-invalid")).toBe("true");
    // At the stars, and in no toast that repeats it.
    expect(screen.getAllByText("Silakan pilih")).toHaveLength(1);
    await choose("2 stars");
    expect(screen.queryByText("Silakan pilih")).toBeNull();
    expect(stars.getAttribute("aria-invalid")).toBeNull();
    expect(requestsTo(scores)).toHaveLength(0);
    expect(dialogNames()).toEqual(["How was it?"]);
  });

  it.each(["1 star", "2 stars", "3 stars"])(
    "sends 5 for %s and opens the result",
    { tags: ["order-details.rating-result", "order-details.rating-score"] },
    async (stars) => {
      const { requestsTo } = await openRating();
      await choose(stars);
      await press("Submit");
      expect(await dialog("Thank you")).toBeTruthy();
      expect(requestsTo(scores)).toMatchObject([{ fields: { score: "5", productId: "p-1", orderId: "o-1" } }]);
      expect(screen.queryByText(/goToRating/)).toBeNull();
      await press("Close");
      await waitFor(() => expect(dialogNames()).toEqual([]));
    },
  );

  it.each(["4 stars", "5 stars"])(
    "sends 5 for %s and opens the app's rating page",
    { tags: ["bridge.rating", "order-details.rating-native"] },
    async (stars) => {
      const { requestsTo } = await openRating();
      await choose(stars);
      await press("Submit");
      expect(await screen.findByText("asks the app for goToRating")).toBeTruthy();
      expect(requestsTo(scores)).toMatchObject([{ fields: { score: "5" } }]);
      await waitFor(() => expect(dialogNames()).toEqual([]));
    },
  );

  it.each([
    ["the server's refusal", respond(null, { code: "7", message: "Rated before" }), "Rated before"],
    ["a refusal without a message", respond(null, { code: "7" }), "That was not sent. Please try again."],
    ["a lost connection", lost, "No answer came. Please try again."],
  ])("reports %s, keeps the stars and can be sent again", async (_, route, text) => {
    const { server } = await openRating({ routes: { [`POST ${scores}`]: route } });
    await choose("5 stars");
    await press("Submit");
    await expectAlert(text);
    expect(screen.getByRole("radio", { name: "5 stars" })).toHaveProperty("checked", true);
    expect(screen.queryByText(/goToRating/)).toBeNull();
    server.route(`POST ${scores}`, respond());
    await press("Submit");
    expect(await screen.findByText("asks the app for goToRating")).toBeTruthy();
  });

  it.each([
    ["success", respond()],
    ["a refusal", respond(null, { code: "7", message: "Rated before" })],
  ])("opens and shows nothing after Cancel, when %s arrives late", async (_, body) => {
    const late = makeLateRoute();
    const { server } = await openRating({ routes: { [`POST ${scores}`]: late.route } });
    await choose("5 stars");
    await press("Submit");
    await press("Cancel");
    await press("Repayment");
    await act(async () => {
      late.arrive(body);
      await server.settled();
    });
    expect(screen.queryByText(/goToRating/)).toBeNull();
    expect(screen.getByRole("alert").textContent).toBe("");
  });
});

describe("an order that cannot be shown", () => {
  it("shows the server's message once, and is fetched again on Retry", {
    tags: ["requests.refusal", "order-details.load-failure"],
  }, async () => {
    const { server, requestsTo } = await open({
      routes: { [routeOf(orderDetails)]: respond(null, { code: "4004", message: "Order not found" }) },
    });
    expect(await screen.findByRole("heading", { name: "The order could not be shown" })).toBeTruthy();
    expect(screen.getAllByText("Order not found")).toHaveLength(1);
    expect(screen.getByRole("heading", { level: 1, name: "Order Details" })).toBeTruthy();
    server.route(routeOf(orderDetails), respond(makeOrderDetails({ orderStatus: "170" })));
    await act(() => press("Retry"));
    expect(await screen.findByRole("heading", { name: "Your loan is active" })).toBeTruthy();
    expect(requestsTo("/v3/loan-details")).toHaveLength(2);
  });

  it.each([
    [
      "of an order that does not exist, without Retry",
      { code: "404", message: "Order not found" },
      "Order not found",
      0,
    ],
    ["without a message", { code: "1" }, "Your money and your order are safe. Please try again.", 1],
  ])("shows a refusal %s", { tags: ["requests.refusal-final", "order-details.load-failure"] }, async (...row) => {
    const [, refusal, text, retries] = row;
    await open({ routes: { [routeOf(orderDetails)]: respond(null, refusal) } });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryAllByRole("button", { name: "Retry" })).toHaveLength(retries);
    // Where a retry changes nothing there are other ways on.
    expect(screen.queryAllByRole("button", { name: "Home" })).toHaveLength(1 - Number(retries));
  });

  it.each([
    "/loanDetail",
    "/loanDetail?productId=p-1",
    "/loanDetail?orderId=o-1",
    "/loanDetail?productId=&orderId=o-1",
  ])("sends no request when %s names no order", { tags: "order-details.ids" }, async (path) => {
    const { server } = await open({ path });
    expect(await screen.findByRole("heading", { name: "No order was chosen" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Order Details" })).toBeTruthy();
    expect(server.requests).toHaveLength(0);
  });
});
