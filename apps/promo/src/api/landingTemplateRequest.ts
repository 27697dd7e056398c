/** The request for a campaign's template. The route sends it early. */
export const landingTemplateRequest = {
  client: "json",
  method: "GET",
  path: "/api/v2/youmi/service/channel/channel-template",
} as const;
