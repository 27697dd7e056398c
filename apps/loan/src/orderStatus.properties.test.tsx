import { everyWalk, move } from "@lending/api-client/fuzz";
import { type FakeApi, lost, makeApi, respond, routeOf } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeAll, expect, it } from "vitest";
import { orderDetails } from "./api/fetchOrderDetails.ts";
import { saveEvent } from "./api/saveEvent.ts";
import { submitStoreRating } from "./api/submitStoreRating.ts";
import { makeOrderDetails } from "./api/testing/makeOrderDetails.ts";
import { makeRecommendedProduct } from "./api/testing/makeProducts.ts";
import { OrderDetailsScreen } from "./screens/order-details/OrderDetailsScreen.tsx";

// Model test of the order page: the lender changes the order and the borrower acts on the page, in random sequences.

type Dialog = "Bank prompt" | "Withdraw" | "Kind tips" | "How was it?" | "Thank you";

interface Order {
  /** The order at the lender. The page learns it from its next request. */
  lender: {
    orderStatus: string;
    isDelay: "0" | "1";
    h5Url: string;
    playeduL: string;
    dialogs: readonly Dialog[];
  };
  /** The order of the last response; undefined after a failure. */
  lastOrder: Order["lender"] | undefined;
  dialogs: Dialog[];
  /** Whether the borrower opened the repayment in this session (sessionStorage `showBankTip`). */
  wentToRepay: boolean;
  /** The navigation that the page caused; "" before one. The page is no longer on the screen after it. */
  navigation: string;
  scores: number;
  ratingPages: number;
}

const allDialogs: readonly Dialog[] = ["Bank prompt", "Withdraw", "Kind tips", "How was it?"];
const PATH = "/loanDetail?productId=p-1&orderId=o-1";
const PARTNER = "https://partner.test/pay";
const CONFIRMATION = "https://other.test/confirm";
const buttonNames = ["Repayment", "REPAY", "Rollover Repayment", "Borrow Again"] as const;
const refusal = respond(null, { code: "4004", message: "Order not found" });
const outcomes = { done: respond(), refused: respond(null, { code: "7", message: "Rated before" }), lost };
type Outcome = keyof typeof outcomes;

let server: FakeApi;

/**
 * The buttons of each status (rules order-details.status-170, order-details.status-174 and order-details.status-200). Repeated here to test the product's table independently.
 */
function buttonsOf({ orderStatus, isDelay }: Order["lender"]): readonly string[] {
  if (orderStatus === "170") return ["Repayment"];
  if (orderStatus === "174" || orderStatus === "180")
    return isDelay === "1" ? ["REPAY", "Rollover Repayment"] : ["Repayment"];
  return orderStatus === "200" ? ["Borrow Again"] : [];
}
const hasButtons = (names: readonly string[]) => (model: Readonly<Order>) =>
  model.navigation === "" &&
  model.dialogs.length === 0 &&
  model.lastOrder !== undefined &&
  buttonsOf(model.lastOrder).some((name) => names.includes(name));
const isOpen =
  (...names: readonly Dialog[]) =>
  ({ dialogs: [top], navigation }: Readonly<Order>) =>
    navigation === "" && top !== undefined && names.includes(top);

/** A link navigates, and a button acts. */
const queryControl = (name: string) =>
  screen.queryByRole("link", { name, hidden: true }) ?? screen.queryByRole("button", { name, hidden: true });
const press = async (name: string) => {
  const button = await waitFor(() => queryControl(name) ?? screen.getByRole("button", { name }));
  await act(async () => void fireEvent.click(button));
};
const closeButton: Record<Dialog, string> = {
  "Bank prompt": "Close",
  Withdraw: "Cancel",
  "Kind tips": "Confirm",
  "How was it?": "Cancel",
  "Thank you": "Close",
};

function serve({ lender }: Order) {
  const { dialogs, ...fields } = lender;
  const data = makeOrderDetails({
    ...fields,
    recProducts: [makeRecommendedProduct()],
    ...(dialogs.includes("Bank prompt") && { cardNeedPop: 1, cardPopTitle: "Bank prompt" }),
    ...(dialogs.includes("Withdraw") && { reyMsg: "You have ₱2,000.00 to withdraw." }),
    ...(dialogs.includes("Kind tips") && { KindTipsMsg: "Pay only here." }),
    ...(dialogs.includes("How was it?") && { isScore: "1" }),
  });
  server.route(routeOf(orderDetails), respond(data));
}

/** Updates the model after a successful response to the page's request. */
function receiveOrder(model: Order) {
  const { dialogs, orderStatus, playeduL } = model.lender;
  model.lastOrder = model.lender;
  model.dialogs = dialogs.filter((dialog) => dialog !== "Kind tips" || !model.wentToRepay);
  if (playeduL !== "" && orderStatus !== "21") model.navigation = `is replaced by ${playeduL}`;
}

const everyStatus = ["21", "110", "151", "170", "174", "180", "200", "999", ""];
// One bit for each dialog.
const dialogSets = [0, 0, 0, 1, 2, 4, 8, 5, 12, 15].map((bits) =>
  allDialogs.filter((_, index) => (bits >> index) % 2 === 1),
);
const everyLinks = [
  { h5Url: "", playeduL: "" },
  { h5Url: PARTNER, playeduL: "" },
  { h5Url: "", playeduL: CONFIRMATION },
];
const everyOrder: readonly Order["lender"][] = everyStatus.flatMap((orderStatus) =>
  (["0", "1"] as const).flatMap((isDelay) =>
    dialogSets.flatMap((dialogs) => everyLinks.map((links) => ({ orderStatus, isDelay, dialogs, ...links }))),
  ),
);

/** The press of a button that opens another page. */
const openPage = (button: string, navigation: string, isPossible: (model: Readonly<Order>) => boolean) =>
  move(
    button,
    [true],
    async (model: Order) => {
      await press(button);
      if (button === "Rollover Repayment") model.wentToRepay = true;
      model.navigation = navigation;
    },
    isPossible,
  );

const moves = [
  move("the order has moved on when the page is opened", everyOrder, async (model: Order, lender) => {
    model.lender = lender;
    await open(model);
  }),
  move("the order is refused when the page is opened", [refusal], async (model: Order, trouble) => {
    await open(model, trouble);
  }),
  move(
    "Retry",
    [true],
    async (model: Order) => {
      serve(model);
      await press("Retry");
      await waitFor(() => expect(screen.queryByRole("button", { name: "Retry" })).toBeNull());
      receiveOrder(model);
    },
    ({ lastOrder }) => lastOrder === undefined,
  ),
  move(
    "repay",
    [true],
    async (model: Order) => {
      const { lastOrder } = model;
      await press(queryControl("REPAY") ? "REPAY" : "Repayment");
      model.wentToRepay = true;
      model.navigation = lastOrder?.h5Url ? `opens ${lastOrder.h5Url}` : "goes to /repay?productId=p-1&orderId=o-1";
    },
    hasButtons(["REPAY", "Repayment"]),
  ),
  openPage("Rollover Repayment", "goes to /repayDelay?productId=p-1&orderId=o-1", hasButtons(["Rollover Repayment"])),
  openPage("Borrow Again", "goes to /productUrl?productId=p-1", hasButtons(["Borrow Again"])),
  move(
    "close the dialog",
    ["button", "Escape"],
    async (model: Order, how) => {
      const [top] = model.dialogs;
      if (top === undefined) return;
      if (how === "button") await press(closeButton[top]);
      else await act(async () => void fireEvent.keyDown(screen.getByRole("dialog"), { key: "Escape" }));
      model.dialogs.shift();
    },
    isOpen("Bank prompt", "Withdraw", "Kind tips", "How was it?", "Thank you"),
  ),
  openPage(
    "Go and bind the card",
    "goes to /bindBank?productId=p-1&orderId=o-1&source=loanDetail",
    isOpen("Bank prompt"),
  ),
  openPage("Withdraw Now", "goes to /productUrl?productId=p-1", isOpen("Withdraw")),
  move(
    "rate",
    (Object.keys(outcomes) as Outcome[]).flatMap((outcome) =>
      [2, 4, 5].flatMap((stars) => [1, 2].map((taps) => ({ outcome, stars, taps }))),
    ),
    async (model: Order, { outcome, stars, taps }) => {
      server.route(routeOf(submitStoreRating), outcomes[outcome]);
      await act(async () => void fireEvent.click(screen.getByRole("radio", { name: `${stars} stars` })));
      const submit = screen.getByRole("button", { name: "Submit" });
      for (let tapped = 0; tapped < taps; tapped += 1) fireEvent.click(submit);
      await act(() => server.settled());
      model.scores += 1;
      if (outcome !== "done") return;
      model.dialogs.shift();
      if (stars >= 4) model.ratingPages += 1;
      else model.dialogs.unshift("Thank you");
    },
    isOpen("How was it?"),
  ),
];

async function open(model: Order, trouble?: object) {
  cleanup();
  // The model has no payments. A partner's page that an earlier step opened counts as a started payment.
  localStorage.clear();
  if (trouble) server.route(routeOf(orderDetails), trouble);
  else serve(model);
  await act(async () => render(<TestScreen screen={OrderDetailsScreen} path={PATH} server={server} />));
  await act(() => server.settled());
  Object.assign(model, { lastOrder: undefined, dialogs: [], navigation: "", ratingPages: 0 });
  if (trouble) await screen.findByRole("heading", { name: "The order could not be shown" });
  else receiveOrder(model);
}

async function compare(model: Readonly<Order>) {
  const posted = server.requests.filter(({ path }) => path.endsWith("/google-score"));
  expect(posted).toHaveLength(model.scores);
  for (const { fields } of posted) expect(fields).toMatchObject({ score: "5", orderId: "o-1" });
  expect(sessionStorage.getItem("showBankTip")).toBe(model.wentToRepay ? "1" : null);
  expect(screen.queryAllByText(/goToRating/)).toHaveLength(model.ratingPages);
  const navigations = () => screen.queryAllByText(/^(?:goes to|opens|is replaced by)/).map((line) => line.textContent);
  await waitFor(() => expect(navigations()).toEqual(model.navigation ? [model.navigation] : []));
  if (model.navigation !== "" || model.lastOrder === undefined) return;
  const dialogs = () =>
    screen.queryAllByRole("dialog").map((dialog) => within(dialog).getByRole("heading").textContent);
  await waitFor(() => expect(dialogs()).toEqual(model.dialogs.slice(0, 1)));
  const buttons = buttonNames.filter((name) => queryControl(name));
  expect(buttons).toEqual(buttonsOf(model.lastOrder));
  const recommends = ["21", "170", "174", "180", "200"].includes(model.lastOrder.orderStatus) ? 0 : 1;
  const recommended = () => screen.queryAllByRole("region", { name: "Recommended products", hidden: true });
  await waitFor(() => expect(recommended()).toHaveLength(recommends));
}

// The screen preloads its dialogs when the phone is idle.
beforeAll(async () => void (await import("./screens/order-details/OrderDialogs.tsx")));

it("shows the state of the order after any sequence of changes and actions", { timeout: 600_000 }, async () => {
  await everyWalk({
    usual: 6,
    async begin(): Promise<Order> {
      server = makeApi({ [routeOf(saveEvent)]: respond() });
      const model: Order = {
        lender: { orderStatus: "21", isDelay: "0", h5Url: "", playeduL: "", dialogs: [] },
        lastOrder: undefined,
        dialogs: [],
        wentToRepay: false,
        navigation: "",
        scores: 0,
        ratingPages: 0,
      };
      await open(model);
      return model;
    },
    moves,
    compare,
    end() {
      cleanup();
      sessionStorage.clear();
    },
  });
});
