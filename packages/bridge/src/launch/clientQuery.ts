import type { RequestContext } from "@lending/api-client/request-line";
import { LOCALES, type Locale } from "@lending/ui/locales";
import type { Environment } from "../environment/environmentSchema.ts";
import { CLIENT_PARAMETERS, type LaunchParameters } from "./launchParameters.ts";

/** The common client parameters of every API call, in order. Holds secrets: send it only to the lender's hosts. */
export const clientQuery = (launch: LaunchParameters): RequestContext["clientQuery"] =>
  Object.fromEntries([...CLIENT_PARAMETERS.map((name) => [name, launch[name]]), ["clientType", launch.platform]]);

/** Replaces parameter names by their values, encoded for a header. A header without a value is left out. */
export function resolveHeaders(names: Environment["headers"], launch: LaunchParameters): RequestContext["headers"] {
  const resolve = (group: Environment["headers"]["json"]): Record<string, string> => {
    const values: Record<string, string> = {};
    for (const [header, parameter] of Object.entries(group)) {
      const value = launch[parameter];
      if (value) values[header] = value.replace(/[^ -~]+/g, encodeURIComponent);
    }
    return values;
  };
  return { json: resolve(names.json), form: resolve(names.form) };
}

const SECRETS = ["sessionId", "deviceId", "advertisingId"];

/**
 * Returns the address without the three secret parameters and leaves everything else unchanged. Pass the result to
 * `history.replaceState` once the launch is read.
 */
export function cleanAddress(url: string): string {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  const publicQuery = query
    .slice(1)
    .split("&")
    .filter((pair) => pair && !SECRETS.some((name) => new URLSearchParams(pair).has(name)))
    .join("&");
  return path + (publicQuery && `?${publicQuery}`) + hash;
}

/**
 * Returns the language that requests name in `Accept-Language`, so that the API answers in it. It is "en" for
 * `source` and for anything that is not a language of the product: a phone's own header could ask for another number
 * system.
 */
export const requestLanguage = (locale: string): string => (/^((en|fil)-PH|zh-CN)$/.test(locale) ? locale : "en");

/**
 * Returns what every request of this launch carries. The start-up script, the shell, and a server that sends a request
 * for them all use it, because a response is taken only for exactly the same request. Holds secrets, like `clientQuery`.
 */
export const requestContext = (
  { apiBase, productPrefix, headers }: Pick<Environment, "apiBase" | "productPrefix" | "headers">,
  launch: LaunchParameters,
  locale: string,
): RequestContext => ({
  apiBase,
  productPrefix,
  clientQuery: clientQuery(launch),
  language: requestLanguage(locale),
  headers: resolveHeaders(headers, launch),
});

/** Returns the product's language of a tag, also without its region or in other letter case. */
function readLocale(tag: string): Locale | undefined {
  // One group for each language of `LOCALES`, in their order.
  const named = /^(?:(source$)|(en)|(fil|tl)|(zh))(?![^-_])/i.exec(tag);
  return LOCALES.find((_, index) => named?.[index + 1]);
}

/**
 * Returns the language of this visit: `?lang=` when it names a language of the product. Without `?lang=`,
 * `phoneLocale` when the phone prefers it to the product's other languages. Otherwise the environment's. The start-up
 * script, which reads an unchecked environment, the shell and the edge follow it.
 */
export function chooseLocale(
  { locale, phoneLocale }: Pick<Environment, "locale" | "phoneLocale">,
  { lang }: { readonly lang: string },
  phoneLanguages: readonly string[] = navigator.languages,
): Locale {
  const wanted = readLocale(lang || phoneLanguages.find(readLocale) || "");
  return ((lang || wanted === phoneLocale) && wanted) || locale;
}
