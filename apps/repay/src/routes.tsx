import { textsOf } from "@lending/federation/early-label";
import { defineRoutes, type RouteFacts } from "@lending/federation/routes";
import { cardsRequest } from "./api/fetchCards.ts";
import { receiptsRequest } from "./api/fetchReceipts.ts";
import { extensionRequest, instalmentRequest } from "./api/fetchRepayment.ts";
import { titles as titleMessages } from "./messages/source.ts";
import { factLabels } from "./titles.ts";

const titles = await textsOf(titleMessages);

const date = { field: "repayDate", as: "date" } as const;

const instalmentFacts: readonly RouteFacts[] = [
  {
    slots: {
      label: { words: factLabels.repaymentAmount },
      amount: { field: "repayAmount", as: "money" },
    },
  },
  { slots: { dateLabel: { words: factLabels.repaymentDate }, date } },
];

/** Facts that the page before a repayment shows, from the same response. */
const choiceFacts: readonly RouteFacts[] = [
  { slots: { label: { words: factLabels.dueAmount }, amount: { field: "repayAmount", as: "money" } } },
  { slots: { dateLabel: { words: factLabels.dueDate }, date } },
];

/**
 * Facts that an extension's document shows. The label of the amount comes from the server; without it the amount is not
 * shown early.
 */
const extensionFacts: readonly RouteFacts[] = [
  { slots: { label: { field: "delayInfo.title" }, amount: { field: "delayInfo.delayAmount", as: "money" } } },
  { slots: { dateLabel: { words: factLabels.nextPaymentDate }, date } },
];

const order = { productId: { query: "productId" }, orderId: { query: "orderId" } } as const;

export const routes = defineRoutes([
  {
    path: "/repay",
    title: titles.repay,
    skeleton: "money",
    screen: () => import("./screens/repay/RepayScreen.tsx"),
    early: { ...instalmentRequest, fields: order },
    facts: instalmentFacts,
  },
  {
    path: "/repayDelay",
    title: titles.repayDelay,
    skeleton: "money",
    screen: () => import("./screens/repay-delay/RepayDelayScreen.tsx"),
    early: { ...extensionRequest, fields: order },
    facts: extensionFacts,
  },
  {
    path: "/repaymentOfCode",
    title: titles.repaymentCode,
    skeleton: "form",
    screen: () => import("./screens/repayment-code/RepaymentCodeScreen.tsx"),
  },
  {
    path: "/repaymentOfCode2",
    title: titles.repaymentCode,
    skeleton: "form",
    screen: () => import("./screens/repayment-code2/RepaymentCode2Screen.tsx"),
  },
  {
    path: "/payInstructions",
    title: titles.payInstructions,
    skeleton: "article",
    screen: () => import("./screens/pay-instructions/PayInstructionsScreen.tsx"),
  },
  {
    path: "/repayOrNot",
    title: titles.repayOrNot,
    skeleton: "money",
    screen: () => import("./screens/repay-or-not/RepayOrNotScreen.tsx"),
    early: { ...instalmentRequest, fields: order },
    facts: choiceFacts,
    nextPaths: ["/repay"],
  },
  {
    path: "/repayChoose",
    title: titles.repayChoose,
    skeleton: "money",
    screen: () => import("./screens/repay-choose/RepayChooseScreen.tsx"),
    early: { ...cardsRequest, fields: { orderId: order.orderId } },
  },
  {
    path: "/receipt",
    title: titles.receipt,
    skeleton: "form",
    screen: () => import("./screens/receipt/ReceiptScreen.tsx"),
    early: { ...receiptsRequest, fields: { orderId: order.orderId } },
  },
]);
