export { landingTemplateSchema } from "./api/fetchLandingTemplate.ts";
export { sidSchema } from "./api/fetchSid.ts";
