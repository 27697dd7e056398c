import { defineRead, fromQuery } from "@lending/api-client/endpoint";
import { record, text } from "@lending/api-client/schema";

/** The landing template of the campaign. Registrations of the landing page carry its id. */
export const landingTemplate = defineRead({
  client: "json",
  method: "GET",
  path: "/api/v2/youmi/service/channel/channel-template",
  fields: { templateId: fromQuery("id") },
  data: record({ id: text() }),
  read: ({ id }) => id,
});
