import { defineRoutes, textsOf } from "@lending/federation/routes";
import { bankForm } from "./api/fetchBankForm.ts";
import { titles as titleMessages } from "./messages/source.ts";

const titles = await textsOf(titleMessages);

export const routes = defineRoutes([
  {
    path: "/bindBank",
    title: titles.bankAccount,
    screen: () => import("./screens/bank-account/BankAccountScreen.tsx"),
    early: bankForm,
    firstFacts: () => import("./screens/bank-account/formItems.ts"),
  },
]);
