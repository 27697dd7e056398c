import type { Environment } from "@lending/bridge/environment";
import * as v from "valibot";
import { renderedPageSchema } from "../prerender/RenderedPage.ts";
import { escapeHtml } from "./escape.ts";

const fileSchema = v.pipe(v.string(), v.parseJson(), renderedPageSchema);

/**
 * Returns the HTML of a rendered page (`public.rendered` of a manifest) with the texts of a deployment; a missing text is its key
 * in brackets. `base` is the folder of the app's files. Throws for a file of another form.
 */
export function joinPage(file: string, environment: Environment, base: string): string {
  const { parts, withPolicyUrl } = v.parse(fileSchema, file);
  const values = new Map<string, unknown>([...Object.entries(environment), ["base", base.replace(/\/$/, "")]]);
  const chosen = environment.policyUrl === "" ? parts : (withPolicyUrl ?? parts);
  return chosen
    .map((part) => {
      if (typeof part === "string") return part;
      const value = values.get(part.env);
      const text = typeof value === "string" && (value !== "" || part.env === "base") ? value : `[${part.env}]`;
      const [mailbox = "", host = ""] = text.split("@");
      const forms = { text, digits: text.replace(/[^+\d]/g, ""), mailbox, host };
      return escapeHtml(forms[part.as]);
    })
    .join("");
}
