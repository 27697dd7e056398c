import { defineRoutes } from "@lending/federation/routes";
import { bankFormFacts } from "./api/bankFormFacts.ts";
import { bankFormRequest } from "./api/bankFormRequest.ts";
import { titles } from "./titles.ts";

/** The exposed surface of this remote: its path, its screen, and its early request. */
export const routes = defineRoutes([
  {
    path: "/bindBank",
    title: titles.bankAccount,
    skeleton: "account",
    screen: () => import("./screens/bank-account/BankAccountScreen.tsx"),
    early: { ...bankFormRequest, fields: { product_id: { query: "productId" } } },
    facts: bankFormFacts,
  },
]);
