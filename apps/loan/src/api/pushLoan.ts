import { defineSend, given } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";
import { sendMoney } from "@lending/domain/money";

/** Applies for the offer exactly as it was fetched. Returns the link of the new order. */
export const pushLoan = defineSend({
  client: "helper",
  method: "POST",
  path: "/v3/loan-confirm/loan-detail-push",
  fields: {
    amount: given("amount", sendMoney),
    periods: given("periods"),
    termUnit: given("termUnit"),
    productId: given("productId"),
  },
  data: record({ lendDetailsUrl: text() }),
  read: ({ lendDetailsUrl }) => lendDetailsUrl,
  once: true,
});

/** The same in the newer variant. Some lenders keep the name of version 3 for the link. */
export const pushNewerLoan = defineSend({
  client: "form",
  method: "POST",
  path: "/gopia/goya/push",
  fields: ({ confirmation: names }) => ({
    [names.amount]: given("amount", sendMoney),
    [names.periods]: given("periods"),
    [names.termUnit]: given("termUnit"),
    productId: given("productId"),
  }),
  data: ({ confirmation: names }) => record({ lendDetailsUrl: text(), [names.redirectLink]: text() }),
  read: (wire, { names }) => wire[names.confirmation.redirectLink] || wire.lendDetailsUrl,
  once: true,
});
