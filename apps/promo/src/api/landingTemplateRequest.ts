/** Where a campaign's template is read (specification 7, "Registration"); the route asks for it early. */
export const landingTemplateRequest = {
  client: "json",
  method: "GET",
  path: "/api/v2/youmi/service/channel/channel-template",
} as const;
