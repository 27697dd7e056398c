import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { saveStartedPayment } from "@lending/domain/payment";
import { controlsOf, showFirstPaint } from "@lending/federation/show-first-paint";
import { TestScreen } from "@lending/federation/test-screen";
import { LOCALES, type Locale, LocaleProvider } from "@lending/ui/locale";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { loanAgreements, newerLoanAgreements } from "./api/fetchAgreements.ts";
import { confirmation, newerConfirmation } from "./api/fetchConfirmation.ts";
import { firstFacts as offerFacts, readFirstOffer } from "./api/firstOffer.ts";
import { makeConfirmation, makeNewerConfirmation } from "./api/testing/makeConfirmation.ts";
import { makeOrderDetails, type OrderDetailsData } from "./api/testing/makeOrderDetails.ts";
import { firstPaints } from "./firstPaints.tsx";
import { costMessages as filipino } from "./messages/fil-PH.ts";
import { costMessages } from "./messages/source.ts";
import { costMessages as chinese } from "./messages/zh-CN.ts";
import { routes } from "./routes.tsx";
import { LoanConfirmScreen } from "./screens/loan-confirm/LoanConfirmScreen.tsx";
import { firstFacts as orderFacts } from "./screens/order-details/firstFacts.ts";
import { OrderDetailsScreen } from "./screens/order-details/OrderDetailsScreen.tsx";

const ORDER = "/loanDetail?productId=p-1&orderId=o-1";
// The day of the fake lender.
const at = "2026-12-18 10:00:00";
const payment = (state: string) => ({ state, purpose: "instalment", amount: "265000", channelName: "", at });

beforeAll(async () => {
  await import("./screens/order-details/OrderParts.tsx");
});
beforeEach(() => localStorage.clear());
afterEach(cleanup);

it("belongs to a path", () => {
  expect(routes.map(({ path }) => path)).toEqual(expect.arrayContaining(Object.keys(firstPaints)));
});

const showOrder = (data: OrderDetailsData, locale: Locale = "source") =>
  showFirstPaint({
    ...{ Component: firstPaints["/loanDetail"], firstFacts: orderFacts, address: ORDER, locale },
    data: makeOrderDetails(data),
  });

/** Renders the screen of an order. Returns it without its app bar. */
async function renderOrder(data: OrderDetailsData, locale: Locale) {
  const server = makeApi({ "GET /v3/loan-details": respond(makeOrderDetails(data)) });
  await act(async () =>
    render(
      <LocaleProvider locale={locale}>
        <TestScreen screen={OrderDetailsScreen} path={ORDER} server={server} />
      </LocaleProvider>,
    ),
  );
  await screen.findAllByRole("heading", { level: 1, hidden: true });
  return document.querySelector("main") as HTMLElement;
}

const pending = { payment: payment("processing") };
const received = { payment: payment("paid") };
const statuses = ["21", "110", "151", "170", "174", "180", "200", "999"];
const variants: readonly (readonly [string, OrderDetailsData])[] = [
  ["as it is", {}],
  ["that may be extended", { isDelay: "1" }],
  ["with a pending payment", pending],
  ["with a payment that was just received", received],
  ["with a refused payment", { payment: payment("refused") }],
  ["that a partner is paid for", { h5Url: "https://partner.test/pay" }],
];
const everyOrder = statuses.flatMap((orderStatus) =>
  variants.flatMap(([name, data]) => LOCALES.map((locale) => [orderStatus, name, locale, data] as const)),
);

it.each(everyOrder)(
  "shows of status %s, %s, in %s what its screen shows",
  { tags: ["order-details.pending", "rulings.early-actions"] },
  async (orderStatus, _, locale, more) => {
    const data = { orderStatus, noticeDesText: "One line.", ...more };
    const early = await showOrder(data, locale);
    const main = await renderOrder(data, locale);
    const [band] = main.querySelectorAll("h2");
    expect(early.facts.title).toBe(band?.textContent);
    for (const text of Object.values(early.facts)) expect(main.textContent).toContain(text);
    // The first paint has the amount where the screen has its large one, and the day beside it.
    const amount = main.querySelector("dd[translate=no]")?.textContent;
    expect(early.facts.amount).toBe(amount);
    expect(early.facts.date === undefined).toBe(amount === undefined);
    // With a pending payment the screen has controls that ask first.
    const controls = controlsOf(main).filter((one) => !one.includes("/receipt?"));
    // An order that is about a payment is not about its bill.
    const isOfPayment = more === pending || (more === received && ["170", "174", "180"].includes(orderStatus));
    expect(early.controls).toEqual(isOfPayment ? [] : controls);
  },
);

it("shows a status text of several lines, and keeps the bars of one that is longer", async () => {
  const namesOf = async (length: number) =>
    Object.keys((await showOrder({ orderStatus: "180", noticeDesText: "x ".repeat(length / 2) })).facts);
  expect(await namesOf(180)).toEqual(["title", "line", "label", "amount", "dateLabel", "date"]);
  expect(await namesOf(204)).toEqual(["label", "amount", "dateLabel", "date"]);
});

it.each(["170", "174"])("has no controls for status %s while this phone has started a payment", async (orderStatus) => {
  expect((await showOrder({ orderStatus })).controls).not.toEqual([]);
  saveStartedPayment("o-1", { purpose: "instalment", amount: "", channelName: "", at: "", after: "" });
  expect((await showOrder({ orderStatus })).controls).toEqual([]);
  expect((await showOrder({ orderStatus: "200" })).controls).not.toEqual([]);
});

it("has no controls where a confirmation link replaces the page", async () => {
  const link = { playeduL: "https://lender.test/confirm" };
  expect((await showOrder({ orderStatus: "174", ...link })).controls).toEqual([]);
  expect((await showOrder({ orderStatus: "200", ...link })).controls).toEqual([]);
});

it.each([
  ["/loanConfirm", makeConfirmation],
  ["/loanConfirm2", makeNewerConfirmation],
] as const)("shows of the offer of %s the amount, the first payment and the total", async (path, make) => {
  const show = (locale: Locale, data: object = make()) =>
    showFirstPaint({
      ...{ Component: firstPaints[path], firstFacts: offerFacts, address: `${path}?productId=p-1`, data, locale },
    });
  expect((await show("source")).facts).toEqual({
    ...{ amount: "₱10000.00", date: "2026-12-21", totalLabel: "Total to repay", total: "₱10,600.00" },
  });
  expect((await show("fil-PH")).facts.amount).toBe("₱10,000.00");
  expect((await show("source", {})).facts).toEqual({});
});

it.each([costMessages.source, filipino, chinese])(
  "finds the total by its label in each language: $total",
  ({ total }) => {
    const details = [
      { text: "Fees", value: "₱600" },
      { text: total, value: "₱10,600.00" },
    ];
    expect(readFirstOffer({ details }).total).toEqual({ label: total, value: "₱10,600.00" });
  },
);

it.each([
  { orderStatus: {}, userOrderDetail: { detail: [null, "x", { text: "a" }] }, payment: [] },
  { orderStatus: "174", noticeStatusText: [], userOrderDetail: { detail: [{ text: "", value: "₱1" }] } },
  null,
])("shows nothing of the malformed response %j", async (data) => {
  const { facts, controls } = await showFirstPaint({
    ...{ Component: firstPaints["/loanDetail"], firstFacts: orderFacts, address: ORDER, data },
  });
  expect([facts, controls]).toEqual([{}, []]);
});

const offers = [
  ["/loanConfirm", routeOf(confirmation), routeOf(loanAgreements), makeConfirmation()],
  ["/loanConfirm2", routeOf(newerConfirmation), routeOf(newerLoanAgreements), makeNewerConfirmation()],
] as const;

it.each(
  offers.flatMap(([path, offer, agreements, data]) =>
    LOCALES.map((locale) => [path, locale, offer, agreements, data] as const),
  ),
)("shows of the offer of %s in %s what its screen shows", async (path, locale, offer, agreements, data) => {
  const address = `${path}?productId=p-1`;
  const early = await showFirstPaint({ Component: firstPaints[path], firstFacts: offerFacts, address, data, locale });
  const server = makeApi({ [offer]: respond(data), [agreements]: respond([]) });
  await act(async () =>
    render(
      <LocaleProvider locale={locale}>
        <TestScreen screen={LoanConfirmScreen} path={address} server={server} />
      </LocaleProvider>,
    ),
  );
  await screen.findByRole("heading", { level: 1 });
  const main = document.querySelector("main");
  expect(early.facts.amount).toBe(main?.querySelector("dd[translate=no]")?.textContent);
  expect(Object.keys(early.facts)).toContain("date");
  for (const text of Object.values(early.facts)) expect(main?.textContent).toContain(text);
});
