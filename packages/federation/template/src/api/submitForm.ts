import { defineSend, given } from "@lending/api-client/endpoint";

/** Sends the form, with its amount in centavos; a retry after a lost response has one effect. Replace it with your endpoint. */
export const submitForm = defineSend({
  client: "helper",
  method: "POST",
  path: "/contact-kf-info",
  fields: { amount: given("amount", (centavos: number) => `${centavos}`), reason: given("reason") },
  once: true,
});
