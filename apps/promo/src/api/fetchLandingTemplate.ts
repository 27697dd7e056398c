import { type Api, readResponse } from "@lending/api-client";
import { parseResponse, record, text } from "@lending/api-client/schema";

/** The read that the document sends before any script has arrived. */
export const templateRequest = {
  client: "json",
  method: "GET",
  path: "/api/v2/youmi/service/channel/channel-template",
  fields: { templateId: { query: "id" } },
} as const;

export const landingTemplateSchema = record({ id: text() });

/** The id that registrations of the landing page carry, or the server's message when it refuses. */
type LandingTemplate = { readonly ok: true; readonly id: string } | { readonly ok: false; readonly message: string };

export async function fetchLandingTemplate(api: Api, templateId: string): Promise<LandingTemplate> {
  const response = readResponse(await api.json.get(templateRequest.path, { templateId }));
  if (!response.ok) return { ok: false, message: response.message };
  return { ok: true, id: parseResponse(landingTemplateSchema, response.data).id };
}
