import { textsOf } from "@lending/federation/early-label";
import { defineRoutes } from "@lending/federation/routes";
import { agreementLinkRequests } from "./api/fetchAgreementLink.ts";
import { agreementsRequests } from "./api/fetchAgreements.ts";
import { confirmationRequests } from "./api/fetchConfirmation.ts";
import { orderDetailsRequest } from "./api/fetchOrderDetails.ts";
import { scholarshipsRequest } from "./api/fetchScholarships.ts";
import { CONFIRMATION_SCENE, orderFacts } from "./api/requests.ts";
import { titles as titleMessages } from "./messages/source.ts";

const titles = await textsOf(titleMessages);

const product = { productId: { query: "productId" } } as const;
const order = { ...product, orderId: { query: "orderId" } } as const;
const agreements = { ...product, scene: CONFIRMATION_SCENE } as const;
const agreement = {
  ...product,
  scene: { query: "scene" },
  position: { query: "position" },
  orderId: { query: "orderId" },
} as const;

export const routes = defineRoutes([
  {
    path: "/loanDetail",
    title: titles.orderDetails,
    skeleton: "order",
    screen: () => import("./screens/order-details/OrderDetailsScreen.tsx"),
    early: { ...orderDetailsRequest, fields: order },
    facts: orderFacts,
    nextPaths: ["/repay"],
  },
  {
    path: "/order",
    title: titles.orderDetails,
    skeleton: "order",
    screen: () => import("./screens/order-entry/OrderEntryScreen.tsx"),
    early: { ...orderDetailsRequest, fields: order },
    facts: orderFacts,
    nextPaths: ["/repay"],
  },
  {
    path: "/loanConfirm",
    title: titles.loanConfirm,
    skeleton: "money",
    screen: () => import("./screens/loan-confirm/LoanConfirmScreen.tsx"),
    early: [
      { ...confirmationRequests.v3, fields: product },
      { ...agreementsRequests.v3, fields: agreements },
    ],
  },
  {
    path: "/loanConfirm2",
    title: titles.loanConfirm,
    skeleton: "money",
    screen: () => import("./screens/loan-confirm/LoanConfirmScreen.tsx"),
    early: [
      { ...confirmationRequests.newer, fields: product },
      { ...agreementsRequests.newer, fields: agreements },
    ],
  },
  {
    path: "/loginFailure",
    title: titles.orderDetails,
    skeleton: "money",
    screen: () => import("./screens/login-failure/LoginFailureScreen.tsx"),
    early: { ...scholarshipsRequest, fields: {} },
  },
  {
    path: "/recommendList",
    title: titles.recommendList,
    skeleton: "list",
    screen: () => import("./screens/recommend-list/RecommendListScreen.tsx"),
    early: { ...scholarshipsRequest, fields: {} },
  },
  {
    path: "/productUrl",
    title: titles.productUrl,
    skeleton: "money",
    screen: () => import("./screens/product-entry/ProductEntryScreen.tsx"),
  },
  {
    path: "/loanAgreement",
    title: titles.loanAgreement,
    skeleton: "article",
    screen: () => import("./screens/loan-agreement/LoanAgreementScreen.tsx"),
    early: { ...agreementLinkRequests.v3, fields: agreement, unless: "confirmation" },
  },
]);
