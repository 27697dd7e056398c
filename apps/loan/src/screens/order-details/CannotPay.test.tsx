import { everyHostileVersion, findHarm } from "@lending/api-client/fuzz";
import {
  type FakeRoute,
  lost,
  makeApi,
  makeLateRoute,
  respond,
  routeOf,
  status,
  stuck,
} from "@lending/api-client/testing";
import { makeEnvironment, makeNative } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { extension, submitPlanRequest } from "../../api/cannotPay.ts";
import { orderDetails } from "../../api/fetchOrderDetails.ts";
import { makeOrderDetails, type OrderDetailsData } from "../../api/testing/makeOrderDetails.ts";
import { loadCannotPaySheet } from "./OrderActions.tsx";
import { OrderDetailsScreen } from "./OrderDetailsScreen.tsx";

const REQUEST = routeOf(submitPlanRequest);
const EXTENSION = routeOf(extension);
const offered = { state: "offered", reference: "", date: "" };
const sheet = () => screen.findByRole("dialog", { name: "I cannot pay" });
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name });
  await act(async () => userEvent.click(button));
};

async function openOrder(data: OrderDetailsData, routes: Readonly<Record<string, FakeRoute>> = {}) {
  const server = makeApi({ [routeOf(orderDetails)]: respond(makeOrderDetails(data)), ...routes });
  const native = makeNative();
  const app = { environment: makeEnvironment({ servicePhone: "+63 2 8000 0000" }), native };
  const path = "/loanDetail?productId=p-1&orderId=o-1";
  await act(async () => render(<TestScreen screen={OrderDetailsScreen} path={path} server={server} app={app} />));
  await screen.findByRole("heading", { level: 1, name: "Order Details" });
  return { server, native };
}

async function openSheet(...order: Parameters<typeof openOrder>) {
  const opened = await openOrder(...order);
  await press("I cannot pay");
  await sheet();
  return opened;
}

// The screen preloads it when the phone is idle.
beforeAll(async () => void (await loadCannotPaySheet()));
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

describe("I cannot pay", { tags: "rulings.cannot-pay" }, () => {
  it("is offered when the lender's amount cannot be read, and not while a payment is pending", async () => {
    await openOrder({ orderStatus: "174", userOrderDetail: { detail: [] } });
    expect(screen.getByRole("button", { name: "I cannot pay" })).toBeTruthy();
    cleanup();
    await openOrder({ orderStatus: "174", payment: { state: "processing", amount: "1" } });
    expect(screen.queryByRole("button", { name: "I cannot pay" })).toBeNull();
  });

  it.each([
    [{ min: 50000, max: 215000 }, 1],
    [{ min: 50000, max: 0 }, 0],
    [{ min: 50000 }, 0],
    [null, 0],
  ])("leads to a part payment when the lender accepts parts of %j: %i", async (part, count) => {
    await openSheet({ orderStatus: "174", part });
    const links = screen.queryAllByRole("link", { name: "Choose the amount" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      Array.from({ length: count }, () => "/repay?productId=p-1&orderId=o-1#part"),
    );
  });

  it("begins with three equal offers: a heading, a sentence and one action each", async () => {
    await openSheet({ orderStatus: "174", isDelay: "1", part: { min: 50000, max: 215000 }, plan: offered });
    const [extend, part, plan, ...others] = screen.getAllByRole("region").filter((one) => one.closest("[role=dialog]"));
    expect(others.map((one) => one.getAttribute("aria-labelledby") && one.querySelector("h3")?.textContent)).toEqual([
      "What a late day costs",
      "What collectors may not do",
    ]);
    const shapes = [extend, part, plan].map((offer) => [
      offer?.querySelectorAll("h3, p").length,
      offer?.querySelectorAll("a, button").length,
    ]);
    expect(shapes).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
  });

  it.each([
    [{ movedTo: "2027-01-20" }, "You pay ₱250.00 today, and the payment is due on 2027-01-20."],
    [{}, "You pay ₱250.00 today, and the payment is due later."],
  ])("shows the price of a rollover and its new date %j", async (more, text) => {
    const delayInfo = { delayAmount: 25000, ...more };
    await openSheet({ orderStatus: "174", isDelay: "1" }, { [EXTENSION]: respond({ delayInfo }) });
    const region = await screen.findByRole("region", { name: "Move the due date" });
    await waitFor(() => expect(region.textContent).toContain(text));
    const extend = within(region);
    await userEvent.click(extend.getByRole("link", { name: "See the whole price" }));
    expect(await screen.findByText(/goes to \/repayDelay\?productId=p-1&orderId=o-1/)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it.each([
    ["See the whole price", "1"],
    ["Choose the amount", "1"],
    ["File a complaint", null],
  ])(
    "closes the Kind tips for the session, as the order's buttons do, by %s: %s",
    {
      tags: "order-details.tip-flag",
    },
    async (name, flag) => {
      await openSheet({ orderStatus: "174", isDelay: "1", part: { min: 50000, max: 215000 } });
      await userEvent.click(await screen.findByRole("link", { name }));
      expect(await screen.findByText(/^goes to/)).toBeTruthy();
      expect(sessionStorage.getItem("showBankTip")).toBe(flag);
    },
  );

  it.each([
    ["a lost connection", lost],
    ["a refusal", respond(null, { code: "20", message: "Not now" })],
    ["no data", respond()],
    ["no response", stuck],
    ["HTTP 403", status(403)],
  ])("links to the rollover after %s to the request of its price", async (_, route) => {
    await openSheet({ orderStatus: "174", isDelay: "1" }, { [EXTENSION]: route });
    const extend = within(await screen.findByRole("region", { name: "Move the due date" }));
    expect(await extend.findByText(/You pay a price today/)).toBeTruthy();
    expect(extend.getByRole("link", { name: "See the whole price" })).toBeTruthy();
  });

  it("offers no rollover that the lender does not allow, and no plan that it does not take", async () => {
    const { server } = await openSheet({ orderStatus: "180", isDelay: "0" });
    expect(screen.queryByRole("region", { name: "Move the due date" })).toBeNull();
    expect(screen.queryByRole("button", { name: "Ask for a plan" })).toBeNull();
    expect(server.requests.map(({ path }) => path)).toEqual(["/v3/loan-details"]);
  });

  it("asks for a plan once, and shows the reference and the day of the answer, also when it opens again", async () => {
    const { route, arrive } = makeLateRoute();
    const { server } = await openSheet({ orderStatus: "180", plan: offered }, { [REQUEST]: route });
    await press("Ask for a plan");
    await press("Ask for a plan");
    await act(async () => arrive(respond({ reference: "20261218-P001", date: "2026-12-21" })));
    expect(await screen.findByText("We have your request for a plan.")).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("We have your request for a plan.");
    expect(server.requests.filter(({ method }) => method === "POST")).toMatchObject([
      { path: "/v3/loan-details/request-plan", fields: { productId: "p-1", orderId: "o-1" } },
    ]);
    await press("Close");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await press("I cannot pay");
    expect((await sheet()).textContent).toMatch(/Reference20261218-P001We answer by2026-12-21/);
    expect(screen.queryByRole("button", { name: "Ask for a plan" })).toBeNull();
  });

  it.each([
    ["a refusal", respond(null, { code: "409", message: "There is nothing to pay." }), "There is nothing to pay."],
    ["a refusal without a message", respond(null, { code: "1" }), /could not be sent/],
    ["a lost connection", lost, /No answer came/],
  ])("says in words what %s means, and can be sent again", async (_, route, text) => {
    const { server } = await openSheet({ orderStatus: "170", plan: offered }, { [REQUEST]: route });
    await press("Ask for a plan");
    expect(await screen.findByText(text)).toBeTruthy();
    server.route(REQUEST, respond({ reference: "R-1", date: "" }));
    await press("Ask for a plan");
    expect(await screen.findByText("R-1")).toBeTruthy();
    expect(screen.queryByText(text)).toBeNull();
  });

  it("calls the number of the order, and files a complaint about it", async () => {
    const { native } = await openSheet({ orderStatus: "174", telephone: "+63 2 8111 1111" });
    await press("Call +63 2 8111 1111");
    expect(native.commands).toMatchObject([{ command: "callPhone", params: { number: "+63 2 8111 1111" } }]);
    await userEvent.click(screen.getByRole("link", { name: "File a complaint" }));
    expect(await screen.findByText(/goes to \/complaint\?orderId=o-1/)).toBeTruthy();
  });

  it("states what a late day costs and what collectors may not do", async () => {
    await openSheet({ orderStatus: "180", lateDayFee: 441 });
    const late = screen.getByRole("region", { name: "What a late day costs" }).textContent;
    expect(late).toMatch(/₱4\.41 more each day.*at most 5% a month/);
    const rights = screen.getByRole("region", { name: "What collectors may not do" }).textContent;
    for (const text of ["before 6 am or after 10 pm", "more than 15 days late", "shame", "people in your phone", "SEC"])
      expect(rights).toContain(text);
  });
});

it.each([undefined, null, "", 0, "0", -441, {}])("states no price of a late day for %j", async (lateDayFee) => {
  await openSheet({ orderStatus: "180", lateDayFee });
  expect(screen.getByRole("region", { name: "What a late day costs" }).textContent).toMatch(/costsThe law allows/);
});

it.each([
  ["the price of a rollover", EXTENSION, { delayInfo: { delayAmount: 25000, movedTo: "2027-01-20" } }],
  ["a request for a plan", REQUEST, { reference: "20261218-P001", date: "2026-12-21" }],
])("stays usable whatever the response to %s contains", { timeout: 300_000 }, async (_, route, data) => {
  await everyHostileVersion(respond(data), async (sent) => {
    await openSheet({ orderStatus: "174", isDelay: "1", plan: offered }, { [EXTENSION]: lost, [route]: sent });
    if (route === REQUEST) await press("Ask for a plan");
    expect(screen.getByRole("link", { name: "File a complaint" })).toBeTruthy();
    expect(findHarm(document.body)).toEqual([]);
    cleanup();
  });
});
