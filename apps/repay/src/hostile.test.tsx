import { everyHostileVersion } from "@lending/api-client/fuzz";
import { makeApi, respond, routeOf } from "@lending/api-client/testing";
import { ownerOf } from "@lending/bridge/launch";
import { expectIntact } from "@lending/federation/expect-intact";
import { TestScreen } from "@lending/federation/test-screen";
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, it } from "vitest";
import { createPayment } from "./api/createPayment.ts";
import { cards } from "./api/fetchCards.ts";
import { receipts } from "./api/fetchReceipts.ts";
import { extension, instalment } from "./api/fetchRepayment.ts";
import { commitCardRepayment, confirmCardRepayment, createHostedPayment } from "./api/submitCardRepayment.ts";
import { CODE_FACTS, EXTENSION_PRICE, makeReceipts, makeRepayment, REPAID } from "./api/testing/makeRepayment.ts";
import { PayInstructionsScreen } from "./screens/pay-instructions/PayInstructionsScreen.tsx";
import { ReceiptScreen } from "./screens/receipt/ReceiptScreen.tsx";
import { RepayScreen } from "./screens/repay/RepayScreen.tsx";
import { RepayChooseScreen } from "./screens/repay-choose/RepayChooseScreen.tsx";
import { RepayDelayScreen } from "./screens/repay-delay/RepayDelayScreen.tsx";
import { RepayOrNotScreen } from "./screens/repay-or-not/RepayOrNotScreen.tsx";
import { RepaymentCodeScreen } from "./screens/repayment-code/RepaymentCodeScreen.tsx";
import { RepaymentCode2Screen } from "./screens/repayment-code2/RepaymentCode2Screen.tsx";
import { CARDS } from "./testing/openScreen.tsx";

/** A step before the call is sent or its response is shown: a click, a choice, or a code in a text box. */
type Step = readonly ["button" | "radio" | "textbox", string];

interface HostileCase {
  path: string;
  screen: ComponentType;
  call: string;
  real: object;
  steps?: readonly Step[];
}

const ORDER = "productId=p-1&orderId=o-1";
const INSTALMENT = routeOf(instalment);
const chooseCard: Step = ["radio", "Island Savings Bank"];
const pay: Step = ["button", "Pay"];
const commit = respond({ repayRecordId: "r-1", needValid: 1 });

const LIVE_CODE = {
  defDetail: {
    ...{ payCode: "801244673091", logo: "", title: "Corner Store counter", payNotice: [], ...CODE_FACTS },
    replaced: [{ payCode: "7", channelName: "Wallet", amount: 1, replacedAt: "" }],
  },
};

/** A call of the repayment by card, after these steps. */
const onCards = (call: string, real: object, ...steps: Step[]): HostileCase => ({
  path: `/repayChoose?${ORDER}`,
  screen: RepayChooseScreen,
  call,
  real,
  steps,
});

/** Screens with the call that they send first. */
const firstCalls: readonly HostileCase[] = [
  { path: `/repay?${ORDER}`, screen: RepayScreen, call: INSTALMENT, real: respond(makeRepayment(LIVE_CODE)) },
  {
    path: `/repayDelay?${ORDER}`,
    screen: RepayDelayScreen,
    call: routeOf(extension),
    real: respond(makeRepayment({ delayInfo: EXTENSION_PRICE })),
  },
  { path: `/repayOrNot?${ORDER}`, screen: RepayOrNotScreen, call: INSTALMENT, real: respond(makeRepayment()) },
  onCards(routeOf(cards), respond(CARDS)),
  {
    path: `/receipt?${ORDER}&receiptId=2611210045-P4`,
    screen: ReceiptScreen,
    call: routeOf(receipts),
    real: respond(makeReceipts(REPAID)),
  },
];

/** Screens with a call that requires steps first. */
const laterCalls: readonly HostileCase[] = [
  {
    path: `/repay?${ORDER}`,
    screen: RepayScreen,
    call: routeOf(createPayment),
    real: respond({ payUrl: "https://pay.test/code/1" }),
    steps: [
      ["button", "Payment Method"],
      ["button", "Payment"],
    ],
  },
  onCards(routeOf(commitCardRepayment), commit, chooseCard, pay),
  onCards(
    routeOf(confirmCardRepayment),
    respond(null),
    chooseCard,
    pay,
    ["textbox", "SMS code"],
    ["button", "Confirm"],
  ),
  onCards(routeOf(createHostedPayment), respond({ url: "https://pay.test/hosted" }), ["button", "Use the bank's page"]),
];

const WAIT = { timeout: 20_000 };

async function takeStep([role, name]: Step) {
  const find = () => screen.queryAllByRole(role, { name }).slice(-1)[0];
  await waitFor(() => expect(find(), name).toBeTruthy(), WAIT);
  const control = find() as HTMLElement;
  await act(async () => {
    if (role === "textbox") fireEvent.change(control, { target: { value: "123456" } });
    else fireEvent.click(control);
  });
}

/** Opens a screen, takes the steps, and expects it to be rendered without harm. */
async function expectSafe(
  { path, screen: Screen, steps = [] }: Omit<HostileCase, "call" | "real">,
  routes: Readonly<Record<string, unknown>> = {},
) {
  const server = makeApi({
    [INSTALMENT]: respond(makeRepayment()),
    [routeOf(cards)]: respond(CARDS),
    [routeOf(commitCardRepayment)]: commit,
    ...routes,
  });
  await expectIntact(<TestScreen screen={Screen} path={path} server={server} />, async () => {
    for (const step of steps) await takeStep(step);
    const calls = () => server.requests.map((request) => `${request.method} ${request.path}`);
    await waitFor(() => expect(calls()).toEqual(expect.arrayContaining(Object.keys(routes))), WAIT);
  });
}

it.each([...firstCalls, ...laterCalls])(
  "$path renders safely whatever $call responds",
  { timeout: 600_000 },
  async (hostileCase) => {
    await everyHostileVersion(hostileCase.real, (sent) => expectSafe(hostileCase, { [hostileCase.call]: sent }));
  },
);

const queryValue = (value: unknown) => (typeof value === "string" ? value : String(JSON.stringify(value)));

it.each([
  {
    path: "/repaymentOfCode",
    screen: RepaymentCodeScreen,
    real: { showType: "2", payCode: "801244673091", payCodeImg: "https://cdn.test/qr.png", repayAmount: "265000" },
  },
  { path: "/payInstructions", screen: PayInstructionsScreen, real: { payCode: "801244673091" } },
])("$path renders safely whatever its query contains", { timeout: 600_000 }, async ({ path, screen, real }) => {
  await everyHostileVersion(real, (sent) => {
    const fields = Object.entries(Object(sent)).map(([name, value]) => [name, queryValue(value)]);
    return expectSafe({ path: `${path}?${new URLSearchParams(fields)}`, screen });
  });
});

it("/repaymentOfCode2 renders safely whatever the storage contains", { timeout: 600_000 }, async () => {
  const real = {
    logo: "https://cdn.test/store.png",
    contractNumber: "801244673091",
    totalPayment: "265000",
    groups: [{ title: "At a counter", list: [{ name: "Corner Store counter", steps: ["Show the code."] }] }],
    orderId: "o-1",
    dueOn: "2026-12-21",
    owner: ownerOf("demo"),
  };
  await everyHostileVersion(real, (stored) => {
    localStorage.setItem("repaymentInfo", queryValue(stored));
    return expectSafe({ path: "/repaymentOfCode2", screen: RepaymentCode2Screen });
  });
});
