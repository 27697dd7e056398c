import { defineRoutes, textsOf } from "@lending/federation/routes";
import { cards } from "./api/fetchCards.ts";
import { receipts } from "./api/fetchReceipts.ts";
import { extension, instalment } from "./api/fetchRepayment.ts";
import { titles as titleMessages } from "./messages/source.ts";

const titles = await textsOf(titleMessages);

export const routes = defineRoutes([
  {
    path: "/repay",
    title: titles.repay,
    screen: () => import("./screens/repay/RepayScreen.tsx"),
    early: instalment,
    firstFacts: () => import("./api/firstRepayment.ts"),
  },
  {
    path: "/repayDelay",
    title: titles.repayDelay,
    screen: () => import("./screens/repay-delay/RepayDelayScreen.tsx"),
    early: extension,
    firstFacts: () => import("./api/firstRepayment.ts"),
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
    early: instalment,
    firstFacts: () => import("./api/firstRepayment.ts"),
    nextPaths: ["/repay"],
  },
  {
    path: "/repayChoose",
    title: titles.repayChoose,
    screen: () => import("./screens/repay-choose/RepayChooseScreen.tsx"),
    early: cards,
  },
  {
    path: "/receipt",
    title: titles.receipt,
    screen: () => import("./screens/receipt/ReceiptScreen.tsx"),
    early: receipts,
  },
]);
