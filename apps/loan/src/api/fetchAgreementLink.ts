import { defineRead, fromQuery } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";

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
