import { defineRead, fromQuery } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";

/** What became of the form. An unknown state counts as received. Replace it with your endpoint. */
export const outcome = defineRead({
  client: "helper",
  method: "POST",
  path: "/contact-kf-info",
  fields: { reference: fromQuery("reference") },
  data: record({ state: text(), note: text() }),
  read: ({ state, note }) => ({ state: state === "declined" ? ("declined" as const) : ("received" as const), note }),
});
