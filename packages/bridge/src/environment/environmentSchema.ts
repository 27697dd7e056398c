import { sandboxWireNames } from "@lending/api-client/sandbox-wire-names";
import { LOCALES } from "@lending/ui/locales";
import { isPhoneNumber } from "@lending/ui/phone";
import * as v from "valibot";
import { CLIENT_PARAMETERS } from "../launch/launchParameters.ts";

const wireName = v.pipe(v.string(), v.regex(/^[A-Za-z]\w{0,63}$/));

/** Returns the schema of a group of names, each with the sandbox's name as its default. */
const groupOf = <Names extends Readonly<Record<string, string>>>(names: Names) =>
  v.object(
    Object.fromEntries(Object.entries(names).map(([meaning, name]) => [meaning, v.optional(wireName, name)])) as {
      readonly [Meaning in keyof Names]: v.OptionalSchema<typeof wireName, string>;
    },
  );

/** Wire names of the obfuscated fields, by meaning (rule rulings.obfuscated-names). */
export const wireNamesSchema = v.object({
  recommended: v.optional(groupOf(sandboxWireNames.recommended), {}),
  openProduct: v.optional(groupOf(sandboxWireNames.openProduct), {}),
  openProductAnswer: v.optional(groupOf(sandboxWireNames.openProductAnswer), {}),
  confirmation: v.optional(groupOf(sandboxWireNames.confirmation), {}),
});

const base = v.pipe(v.string(), v.check(isBase), v.transform(withoutTrailingSlash));
const prefix = v.pipe(v.string(), v.regex(/^(?:\/[\w.~-]+)*\/?$/), v.transform(withoutTrailingSlash));
const label = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{1,80}$/u));
const optionalLabel = v.union([v.literal(""), label]);
const optionalText = v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]{0,200}$/u));
const optionalEmail = v.pipe(v.string(), v.regex(/^(?:|[\w.+-]{1,64}@[a-z\d-]+(?:\.[a-z\d-]+)+)$/i));
const optionalHttps = v.pipe(v.string(), v.regex(/^(?:|https:\/\/[a-z\d][a-z\d.-]*(?::\d{1,5})?(?:[/?#]\S*)?)$/i));
const colour = v.pipe(v.string(), v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i));
const phone = v.pipe(v.string(), v.check(isPhoneNumber));
const hours = v.pipe(v.string(), v.regex(/^(?:|(?:[01]\d|2[0-4]):[0-5]\d-(?:[01]\d|2[0-4]):[0-5]\d)$/));
const packageName = v.pipe(v.string(), v.regex(/^[A-Za-z][\w.-]{0,99}$/));
// The native app's scheme cannot be one that the browser handles itself.
const scheme = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z\d+.-]{1,31}$/i),
  v.regex(/^(?!(?:https?|wss?|ftp|file|data|blob|about|javascript|vbscript|intent|tel|mailto|sms)$)/i),
);
const pattern = v.pipe(v.string(), v.maxLength(200), v.check(isPattern));
const host = v.pipe(
  v.string(),
  v.toLowerCase(),
  v.regex(/^(?:\*|(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?)$/),
);
const exactHost = v.pipe(host, v.regex(/^[^*]+$/));
const address = v.pipe(v.string(), v.regex(/^(?:|\/[^\s\\/][^\s\\]*|https?:\/\/[^\s\\@]+)$/));
const locale = v.picklist(LOCALES);
const nativePage = v.pipe(v.string(), v.regex(/^[\w./-]{1,100}$/));
const headers = v.record(
  v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z\d-]{0,63}$/)),
  v.picklist([...CLIENT_PARAMETERS, "platform"]),
);

/**
 * Every key of a deployment's environment. A missing key has a default. The defaults of `stage`, `redirectHosts`,
 * `imageHosts` and `analyticsUrl` are restrictive, so that a forgotten key never opens a deployment; `parseEnvironment`
 * uses permissive ones for the sandbox.
 */
export const environmentSchema = v.object({
  /** The stage of the deployment. Developer tools are unavailable in production. */
  stage: v.optional(v.picklist(["sandbox", "staging", "production"]), "production"),
  /** Origin of the API, or "" for the page's origin; no trailing slash. */
  apiBase: v.optional(base, ""),
  /** Origin of this site in links for the native app, or "" for the page's origin; no trailing slash. */
  h5Base: v.optional(base, ""),
  productPrefix: v.optional(prefix, "/api/app"),
  appPackage: v.optional(packageName, "ph.sandbox.lending"),
  brandName: v.optional(label, "Sandbox Lending"),
  // The default colours are those of the brand `araw`: `pnpm check` compares them, because this package is below the tokens.
  /** Top and bottom colour of the brand's gradient. */
  brandGradient: v.optional(v.tuple([colour, colour]), ["#07424b", "#0c766d"]),
  /** Text colours on the gradient: the main one, and a softer one for description lines. */
  fontColors: v.optional(
    v.object({
      ink: v.optional(colour, "#ffffff"),
      inkSoft: v.optional(colour, "#e3f2ee"),
    }),
    {},
  ),
  /** The lender's registered name and its numbers at the Securities and Exchange Commission. Production must state them. */
  companyName: v.optional(optionalLabel, ""),
  secRegistration: v.optional(optionalLabel, ""),
  certificateOfAuthority: v.optional(optionalLabel, ""),
  /** The lender's office, the address of its help desk, and whom a complaint about data reaches. Production must state them. */
  companyAddress: v.optional(optionalText, ""),
  serviceEmail: v.optional(optionalEmail, ""),
  grievanceOfficer: v.optional(optionalLabel, ""),
  grievanceEmail: v.optional(optionalEmail, ""),
  /** The lender's own privacy policy, which `/Policy` frames, or "" for ours with the lender's details. */
  policyUrl: v.optional(optionalHttps, ""),
  servicePhone: v.optional(phone, "+63 2 8000 0000"),
  /** When the help desk answers, every day, in Manila: `08:00-20:00`, or "" to state no hours. */
  serviceHours: v.optional(hours, ""),
  /** Scheme of the native app's links, without the colon. */
  linkScheme: v.optional(scheme, "sandboxlending"),
  locale: v.optional(locale, "source"),
  /** The language that a phone chooses when it prefers it and no `?lang=` is stated. No default: always `locale`. */
  phoneLocale: v.optional(locale),
  /** Source text of a regular expression for a mobile number. */
  mobilePattern: v.optional(pattern, "^1[3-9]\\d{9}$"),
  /** Replaces `mobilePattern` in single languages. Under `source` the specification's rule applies. */
  mobilePatterns: v.optional(
    v.object({ "en-PH": v.optional(pattern), "fil-PH": v.optional(pattern), "zh-CN": v.optional(pattern) }),
    {},
  ),
  /** Header name to the launch parameter it carries, for the JSON and the form client. */
  headers: v.optional(
    v.object({
      json: v.optional(headers, { "X-Session-Id": "sessionId", "X-Device-Id": "deviceId" }),
      form: v.optional(headers, { "X-App-Version": "appVersion", "X-Advertising-Id": "advertisingId" }),
    }),
    {},
  ),
  wireNames: v.optional(wireNamesSchema, {}),
  /**
   * Hosts that a link from the server may open, besides the lender's own: a host with its port, if any, `*.example.com`
   * for its subdomains, or `*`. They never receive an identifier.
   */
  redirectHosts: v.optional(v.array(host), []),
  /**
   * Own hosts besides those of `apiBase` and `h5Base` that may receive the shared request parameters, the session
   * included: a host with its port, if any. No wildcards.
   */
  sessionHosts: v.optional(v.array(exactHost), []),
  /** Hosts from which pictures are loaded, written like `redirectHosts`; in production over https only. */
  imageHosts: v.optional(v.array(host), []),
  /**
   * The lender's accounts in QR Ph codes: each merchant id and account number (parts 03 and 04 of tags 26 to 51), or all
   * of the template. A code that pays only them names its receiver as certain.
   */
  qrAccounts: v.optional(v.array(optionalText), []),
  /** Address that receives tracking events; "" disables them. */
  analyticsUrl: v.optional(address, ""),
  /** Percentage of page loads that report web vitals and errors. */
  analyticsPercent: v.optional(v.custom<number>(isPercent), 100),
  /** Whether API calls carry `traceparent`. Off by default: an API on another origin refuses a header that it does not allow. */
  tracing: v.optional(v.boolean(), false),
  /** The native app's names for its pages, for `goToPage`. */
  nativePages: v.optional(
    v.object({
      home: v.optional(nativePage, "home"),
      mine: v.optional(nativePage, "mine"),
      login: v.optional(nativePage, "login"),
      product: v.optional(nativePage, "product"),
    }),
    {},
  ),
});

/** The validated configuration of a deployment: every key with a default is present, and all are valid. */
export type Environment = v.InferOutput<typeof environmentSchema>;

function isBase(text: string): boolean {
  if (text === "") return true;
  try {
    const url = new URL(text);
    const isWellFormed = /^https?:\/\/[^\s\\?#@]+$/.test(text) && /^https?:$/.test(url.protocol);
    return isWellFormed && !url.username && !url.password;
  } catch {
    return false;
  }
}

function isPercent(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= 100;
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, "u") instanceof RegExp;
  } catch {
    return false;
  }
}

function withoutTrailingSlash(text: string): string {
  return text.replace(/\/+$/, "");
}
