import { type FakeRoute, makeApi, makeLateRoute, respond, routeOf } from "@lending/api-client/testing";
import type { App } from "@lending/bridge";
import { makePage } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { type Locale, LocaleProvider } from "@lending/ui/locale";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { expect } from "vitest";
// Loads the lazy module up front, so that a code is saved before a test ends.
import "../api/keepPayCode.ts";
import { createPayment } from "../api/createPayment.ts";
import { cards } from "../api/fetchCards.ts";
import { extension, instalment } from "../api/fetchRepayment.ts";
import { commitCardRepayment, confirmCardRepayment, createHostedPayment } from "../api/submitCardRepayment.ts";
import { makeRepayment } from "../api/testing/makeRepayment.ts";
import { RepayChooseScreen } from "../screens/repay-choose/RepayChooseScreen.tsx";

interface OpenOptions {
  routes?: Readonly<Record<string, FakeRoute>>;
  /** Replaces parts of the app that the shell provides. */
  app?: Partial<App>;
  locale?: Locale;
}

/** Opens a screen at a path. */
export async function openScreen(
  Screen: ComponentType,
  path: string,
  { routes = {}, app = {}, locale = "source" }: OpenOptions = {},
) {
  const server = makeApi(routes);
  const page = makePage({ href: `https://h5.test${path}`, historyIndex: 1 });
  await act(async () =>
    render(
      <LocaleProvider locale={locale}>
        <TestScreen screen={Screen} path={path} server={server} app={{ page, ...app }} />
      </LocaleProvider>,
    ),
  );
  return { page, server };
}

/** Opens a repayment screen with a fake server that responds successfully unless `routes` replaces a response. */
export async function openRepayment(
  Screen: ComponentType,
  path: string,
  routes: Readonly<Record<string, FakeRoute>> = {},
  locale: Locale = "source",
) {
  const { page, server } = await openScreen(Screen, path, {
    routes: {
      [routeOf(instalment)]: respond(makeRepayment()),
      [routeOf(extension)]: respond(makeRepayment()),
      [routeOf(createPayment)]: respond({ payUrl: "https://pay.test/code/1" }),
      ...routes,
    },
    locale,
  });
  // The HTTP client is loaded with the first request.
  await waitFor(() => expect(screen.queryByText("Waiting for the server")).toBeNull());
  const posted = () => server.requests.filter(({ method }) => method === "POST");
  /** Waits until the server has no open requests. */
  const settled = () => act(() => server.settled());
  return { page, posted, settled, route: server.route, requests: server.requests };
}

/** A route that responds on a signal of the test. */
export function makeLateResponse() {
  const { route, arrive } = makeLateRoute();
  return { route, arrive: (response: FakeRoute) => act(async () => arrive(response)) };
}

/** Opens the sheet and waits for its files. */
export async function choosePaymentMethod() {
  await userEvent.click(screen.getByRole("button", { name: "Payment Method" }));
  return screen.findByRole("dialog", { name: "Payment Method" }, { timeout: 5000 });
}

/** Returns the terms of a region with their definitions. */
export const rowsOf = (region: string) =>
  Object.fromEntries(
    within(screen.getByRole("region", { name: region }))
      .getAllByRole("term")
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

export const CARDS = {
  cards: [
    { id: "card-1", bankName: "Bank of the Sandbox", cardNo: "**** 4567", bankCode: "BOS" },
    { id: "card-2", bankName: "Island Savings Bank", cardNo: "**** 8812", bankCode: "ISB" },
  ],
  alipay: "",
  repayToken: "token-1",
  withholdingAmount: "265000",
  couponId: "coupon-1",
  orderId: "o-1",
};

/** Opens the repayment by card with a fake server; the bank requires a code. */
export const openCards = (
  routes: Readonly<Record<string, FakeRoute>> = {},
  path = "/repayChoose?productId=p-1&orderId=o-1",
  locale: Locale = "source",
) =>
  openRepayment(
    RepayChooseScreen,
    path,
    {
      [routeOf(cards)]: respond(CARDS),
      [routeOf(commitCardRepayment)]: respond({ repayRecordId: "r-1", needValid: 1 }),
      [routeOf(confirmCardRepayment)]: respond(null),
      [routeOf(createHostedPayment)]: respond({ url: "https://pay.test/hosted" }),
      ...routes,
    },
    locale,
  );
