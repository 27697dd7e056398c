import { defineSend, given } from "@lending/api-client/endpoint";

/** Sends the form; a retry after a lost response has one effect. Replace it with your endpoint. */
export const submitForm = defineSend({
  client: "helper",
  method: "POST",
  path: "/contact-kf-info",
  fields: { amount: given("amount"), reason: given("reason") },
  once: true,
});
