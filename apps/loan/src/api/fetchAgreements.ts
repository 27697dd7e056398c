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

const agreement = {
  method: "GET",
  // `orderId` is "" before an order exists.
  fields: {
    productId: fromQuery("productId"),
    scene: fromQuery("scene"),
    position: fromQuery("position"),
    orderId: fromQuery("orderId"),
  },
} as const;

/** The link of an agreement. */
export const agreementLink = defineRead({
  ...agreement,
  client: "helper",
  path: "/v3/contract/contract-jump",
  data: record({ contract_url: text() }),
  read: ({ contract_url }) => contract_url,
});

/** The link of an agreement that the newer confirmation lists. Some lenders keep the name of version 3. */
export const newerAgreementLink = defineRead({
  ...agreement,
  client: "form",
  path: "/gopia/goya/agreement-jump",
  data: ({ confirmation: names }) => record({ contract_url: text(), [names.redirectLink]: text() }),
  read: (wire, { names }) => wire[names.confirmation.redirectLink] || wire.contract_url,
});
