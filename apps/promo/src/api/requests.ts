/** Paths of the promotion's calls, outside the product's prefix. */
export const paths = {
  template: "/api/v2/youmi/service/channel/channel-template",
  visit: "/api/v2/youmi/promotion/track-visit",
  click: "/api/v2/youmi/promotion/track-click",
  sid: "/api/v2/youmi/promotion/get-sid",
  captcha: "/api/v2/youmi/promotion/get-captcha",
  code: "/api/v2/youmi/promotion/get-sms",
  register: "/api/v2/youmi/promotion/register",
} as const;

/** The read that the document sends before any script has arrived: the campaign's template. */
export const earlyTemplate = {
  client: "json",
  method: "GET",
  path: paths.template,
  fields: { templateId: { query: "id" } },
} as const;
