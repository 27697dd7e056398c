import { defineRoutes, earlyUnless, textsOf } from "@lending/federation/routes";
import { agreementLink, loanAgreements, newerLoanAgreements } from "./api/fetchAgreements.ts";
import { confirmation, newerConfirmation } from "./api/fetchConfirmation.ts";
import { orderDetails } from "./api/fetchOrderDetails.ts";
import { scholarships } from "./api/fetchScholarships.ts";
import { titles as titleMessages } from "./messages/source.ts";

const titles = await textsOf(titleMessages);

export const routes = defineRoutes([
  {
    path: "/loanDetail",
    title: titles.orderDetails,
    screen: () => import("./screens/order-details/OrderDetailsScreen.tsx"),
    early: orderDetails,
    firstFacts: () => import("./screens/order-details/firstFacts.ts"),
    nextPaths: ["/repay"],
  },
  { path: "/order", redirect: "/loanDetail" },
  {
    path: "/loanConfirm",
    title: titles.loanConfirm,
    screen: () => import("./screens/loan-confirm/LoanConfirmScreen.tsx"),
    early: [confirmation, loanAgreements],
    firstFacts: () => import("./api/firstOffer.ts"),
  },
  {
    path: "/loanConfirm2",
    title: titles.loanConfirm,
    screen: () => import("./screens/loan-confirm/LoanConfirmScreen.tsx"),
    early: [newerConfirmation, newerLoanAgreements],
    firstFacts: () => import("./api/firstOffer.ts"),
  },
  {
    path: "/loginFailure",
    title: titles.orderDetails,
    screen: () => import("./screens/login-failure/LoginFailureScreen.tsx"),
    early: scholarships,
  },
  {
    path: "/recommendList",
    title: titles.recommendList,
    screen: () => import("./screens/recommend-list/RecommendListScreen.tsx"),
    early: scholarships,
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
    early: earlyUnless("confirmation", agreementLink),
  },
]);
