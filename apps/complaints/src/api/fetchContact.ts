import { defineRead } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";

/** Contacts of the lender's customer service: an address, and a telephone number or a messenger link. Either may be "". */
export const serviceContact = defineRead({
  client: "helper",
  method: "POST",
  path: "/contact-kf-info",
  fields: { type: "1" },
  data: record({ email: text(), smWa: text() }),
  read: ({ email, smWa }) => ({ email: email.trim(), messenger: smWa.trim() }),
});
