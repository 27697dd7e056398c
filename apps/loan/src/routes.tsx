import { defineRoutes } from "@lending/federation/routes";
import { textsOf } from "@lending/federation/texts";
import { agreementLinkRequests } from "./api/fetchAgreementLink.ts";
import { agreementsRequests, CONFIRMATION_SCENE } from "./api/fetchAgreements.ts";
import { confirmationRequests } from "./api/fetchConfirmation.ts";
import { orderDetailsRequest } from "./api/fetchOrderDetails.ts";
import { scholarshipsRequest } from "./api/fetchScholarships.ts";
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
    screen: () => import("./screens/order-details/OrderDetailsScreen.tsx"),
    early: { ...orderDetailsRequest, fields: order },
    nextPaths: ["/repay"],
  },
  {
    path: "/order",
    title: titles.orderDetails,
    screen: () => import("./screens/order-entry/OrderEntryScreen.tsx"),
    early: { ...orderDetailsRequest, fields: order },
    nextPaths: ["/repay"],
  },
  {
    path: "/loanConfirm",
    title: titles.loanConfirm,
    screen: () => import("./screens/loan-confirm/LoanConfirmScreen.tsx"),
    early: [
      { ...confirmationRequests.v3, fields: product },
      { ...agreementsRequests.v3, fields: agreements },
    ],
  },
  {
    path: "/loanConfirm2",
    title: titles.loanConfirm,
    screen: () => import("./screens/loan-confirm/LoanConfirmScreen.tsx"),
    early: [
      { ...confirmationRequests.newer, fields: product },
      { ...agreementsRequests.newer, fields: agreements },
    ],
  },
  {
    path: "/loginFailure",
    title: titles.orderDetails,
    screen: () => import("./screens/login-failure/LoginFailureScreen.tsx"),
    early: { ...scholarshipsRequest, fields: {} },
  },
  {
    path: "/recommendList",
    title: titles.recommendList,
    screen: () => import("./screens/recommend-list/RecommendListScreen.tsx"),
    early: { ...scholarshipsRequest, fields: {} },
  },
  {
    path: "/productUrl",
    title: titles.productUrl,
    screen: () => import("./screens/product-entry/ProductEntryScreen.tsx"),
  },
  {
    path: "/loanAgreement",
    title: titles.loanAgreement,
    screen: () => import("./screens/loan-agreement/LoanAgreementScreen.tsx"),
    early: { ...agreementLinkRequests.v3, fields: agreement, unless: "confirmation" },
  },
]);
