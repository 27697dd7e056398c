import { textsOf } from "@lending/federation/early-label";
import { defineRoutes, type RouteFacts } from "@lending/federation/routes";
import { bankFormRequest } from "./api/fetchBankForm.ts";
import { titles as titleMessages } from "./messages/source.ts";

const titles = await textsOf(titleMessages);

/** Matches fields of every card type or of the form's first card type, as cardTypes does. */
const visibleItem = (item: string) => ({ field: `${item}.cardTypeMi`, among: ["0", "1"] });

/** Facts the document shows before the form loads: its first fields. */
const bankFormFacts: readonly RouteFacts[] = [
  {
    when: [visibleItem("items.0"), visibleItem("items.1")],
    slots: { label: { field: "items.0.title" }, nextLabel: { field: "items.1.title" } },
  },
];

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
