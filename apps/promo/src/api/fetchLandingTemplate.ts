import { type Api, readAnswer } from "@lending/api-client";
import { parseAnswer, record, text } from "@lending/api-client/schema";
import { landingTemplateRequest } from "./landingTemplateRequest.ts";

/** The template answer's data as it is sent (contract, "Registration"). */
export const landingTemplateSchema = record({ id: text() });

/** The id under which the landing page registers people, or the server's refusal in its own words. */
export type LandingTemplate =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly message: string };

/** Reads the campaign's template. Faults of the network are thrown; a refusal is a value. */
export async function fetchLandingTemplate(api: Api, templateId: string): Promise<LandingTemplate> {
  const answer = readAnswer(await api.json.get(landingTemplateRequest.path, { templateId }));
  if (!answer.ok) return { ok: false, message: answer.message };
  return { ok: true, id: parseAnswer(landingTemplateSchema, answer.data).id };
}
