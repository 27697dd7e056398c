import { defineRoutes } from "@lending/federation/routes";
import { bankFormRequest } from "./api/requests.ts";
import { titles } from "./titles.ts";

export const routes = defineRoutes([
  {
    path: "/bindBank",
    title: titles.bankAccount,
    screen: () => import("./screens/bank-account/BankAccountScreen.tsx"),
    early: { ...bankFormRequest, fields: { product_id: { query: "productId" } } },
  },
]);
