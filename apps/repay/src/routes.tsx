import { defineRoutes } from "@lending/federation/routes";
import { cardsRequest } from "./api/cardsRequest.ts";
import { extensionFacts, instalmentFacts } from "./api/repaymentFacts.ts";
import { extensionRequest, instalmentRequest } from "./api/repaymentRequest.ts";
import { titles } from "./titles.ts";

const order = { productId: { query: "productId" }, orderId: { query: "orderId" } } as const;

/** The exposed surface of this remote: its paths, their screens and their early requests. */
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
  },
  {
    path: "/repayChoose",
    title: titles.repayChoose,
    skeleton: "money",
    screen: () => import("./screens/repay-choose/RepayChooseScreen.tsx"),
    early: { ...cardsRequest, fields: { orderId: order.orderId } },
  },
]);
