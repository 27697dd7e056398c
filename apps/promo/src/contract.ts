export { landingTemplateSchema } from "./api/fetchLandingTemplate.ts";
export { sidSchema } from "./api/registration.ts";
