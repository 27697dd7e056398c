import type { Environment } from "@lending/bridge/environment";
import { LENDER_KEYS } from "@lending/bridge/lender-keys";
import * as v from "valibot";
import { escapeHtml } from "../document/escape.ts";

/** A text of the environment at its place in a page: the whole, the digits of a phone number, or a part of an email address. */
const place = v.object({
  /** The key of the environment, or `base`: the folder of the app's files. */
  env: v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)),
  as: v.picklist(["text", "digits", "mailbox", "host"]),
});
const parts = v.array(v.union([v.string(), place]));
type Part = v.InferOutput<typeof parts>[number];

/** A public page as its build renders it in one language: HTML, with places for the texts of a deployment. */
const renderedPageSchema = v.object({
  parts,
  /** The page of a deployment with its own privacy policy (`policyUrl`), when it differs. */
  withPolicyUrl: v.optional(parts),
});
export type RenderedPage = v.InferOutput<typeof renderedPageSchema>;

const [OPEN, CLOSE] = ["\uE000", "\uE001"];
const placeFor = (env: string, as: string = "text") => `${OPEN}${env}:${as}${CLOSE}`;
/** Screens leave out everything else of a phone number in the address of a link. */
const DIGITS = "+990009900099000";

/** Values that a public page may not contain, because parts do not exist for them. */
const OTHERS = { h5Base: "https://h5-base.invalid", appPackage: "app-package.invalid", linkScheme: "link-scheme" };

/** Folder of the app's files while a page is rendered. */
export const BASE_PLACE = `${placeFor("base")}/`;

/** Returns an environment with places in place of the texts that a public page may contain. */
export const withPlaces = (environment: Environment, policyUrl: "" | "own"): Environment => ({
  ...environment,
  ...OTHERS,
  ...Object.fromEntries(["brandName", ...LENDER_KEYS].map((key) => [key, placeFor(key)])),
  servicePhone: OPEN + DIGITS + CLOSE,
  serviceEmail: `${placeFor("serviceEmail", "mailbox")}@${placeFor("serviceEmail", "host")}`,
  policyUrl: policyUrl && placeFor("policyUrl"),
});

/** Returns the parts of a page that was rendered with places. Throws when it contains a value without a kind of part. */
export function toParts(html: string): readonly Part[] {
  const other = Object.entries(OTHERS).find(([, value]) => html.includes(value));
  if (other) throw new Error(`A public page cannot contain ${other[0]} of the environment.`);
  const named = html
    .replaceAll(OPEN + DIGITS + CLOSE, placeFor("servicePhone"))
    .replaceAll(DIGITS, placeFor("servicePhone", "digits"));
  const texts = named.split(new RegExp(`${OPEN}(\\w+:\\w+)${CLOSE}`));
  return texts.flatMap((text, index): Part[] => {
    if (index % 2 === 0) return text === "" ? [] : [text];
    const [env = "", as = "text"] = text.split(":");
    return [v.parse(place, { env, as })];
  });
}

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
