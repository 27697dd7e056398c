import { defineRoutes } from "@lending/federation/routes";
import { textsOf } from "@lending/federation/texts";
import { cardsRequest } from "./api/fetchCards.ts";
import { receiptsRequest } from "./api/fetchReceipts.ts";
import { extensionRequest, instalmentRequest } from "./api/fetchRepayment.ts";
import { titles as titleMessages } from "./messages/source.ts";

const titles = await textsOf(titleMessages);

const order = { productId: { query: "productId" }, orderId: { query: "orderId" } } as const;

export const routes = defineRoutes([
  {
    path: "/repay",
    title: titles.repay,
    screen: () => import("./screens/repay/RepayScreen.tsx"),
    early: { ...instalmentRequest, fields: order },
  },
  {
    path: "/repayDelay",
    title: titles.repayDelay,
    screen: () => import("./screens/repay-delay/RepayDelayScreen.tsx"),
    early: { ...extensionRequest, fields: order },
  },
  {
    path: "/repaymentOfCode",
    title: titles.repaymentCode,
    screen: () => import("./screens/repayment-code/RepaymentCodeScreen.tsx"),
  },
  {
    path: "/repaymentOfCode2",
    title: titles.repaymentCode,
    screen: () => import("./screens/repayment-code2/RepaymentCode2Screen.tsx"),
  },
  {
    path: "/payInstructions",
    title: titles.payInstructions,
    screen: () => import("./screens/pay-instructions/PayInstructionsScreen.tsx"),
  },
  {
    path: "/repayOrNot",
    title: titles.repayOrNot,
    screen: () => import("./screens/repay-or-not/RepayOrNotScreen.tsx"),
    early: { ...instalmentRequest, fields: order },
    nextPaths: ["/repay"],
  },
  {
    path: "/repayChoose",
    title: titles.repayChoose,
    screen: () => import("./screens/repay-choose/RepayChooseScreen.tsx"),
    early: { ...cardsRequest, fields: { orderId: order.orderId } },
  },
  {
    path: "/receipt",
    title: titles.receipt,
    screen: () => import("./screens/receipt/ReceiptScreen.tsx"),
    early: { ...receiptsRequest, fields: { orderId: order.orderId } },
  },
]);
