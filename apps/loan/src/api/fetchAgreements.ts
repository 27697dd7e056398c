import type { Result } from "@lending/api-client";
import { defineRead, fromQuery } from "@lending/api-client/endpoint";
import { list, record, text, type ValueOf } from "@lending/api-client/schema";

/** The agreements of a confirmation are listed under scene 3. */
export const CONFIRMATION_SCENE = "3";

const agreementsSchema = list(record({ title: text(), identifier: text() }));

export type Agreement = ValueOf<typeof agreementsSchema>[number];

export type AgreementsResponse = Result<readonly Agreement[]>;

const listed = {
  method: "GET",
  fields: { productId: fromQuery("productId"), scene: CONFIRMATION_SCENE },
  data: agreementsSchema,
  // The others cannot be opened.
  read: (all: readonly Agreement[]) => all.filter(({ title, identifier }) => title !== "" && identifier !== ""),
  // The offer is shown anyway.
  optional: true,
} as const;

/** The agreements of a product's loan. */
export const loanAgreements = defineRead({ ...listed, client: "helper", path: "/v3/contract/contract" });

/** The same for the newer confirmation. */
export const newerLoanAgreements = defineRead({ ...listed, client: "form", path: "/gopia/goya/agreements" });
