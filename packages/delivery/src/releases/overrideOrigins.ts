import * as v from "valibot";

const PRODUCTION_DEFAULT: readonly string[] = [];
/** A laptop that a phone reaches by cable (`adb reverse`), or that runs the browser. */
const DEVELOPMENT_DEFAULT: readonly string[] = ["http://localhost:*", "http://127.0.0.1:*"];

// Complete origins: any port of a laptop, or any name below a domain. Other wildcards are rejected.
const origin = v.pipe(
  v.string(),
  v.regex(
    /^(http:\/\/[a-z\d.-]+(:(\d{1,5}|\*))?|https:\/\/(\*\.)?[a-z\d-]+(\.[a-z\d-]+)+(:\d{1,5})?|https:\/\/localhost(:(\d{1,5}|\*))?)$/,
    "must be a complete origin: https://preview.example, https://*.preview.example or http://localhost:*",
  ),
);
/** Key of the environment that only the server reads; the shell ignores it. */
export const overrideOriginsSchema = v.object({ overrideOrigins: v.optional(v.array(origin)) });
const schema = v.object({ stage: v.optional(v.string()), ...overrideOriginsSchema.entries });

/**
 * Returns the origins from which an environment lets developers load a remote: its `overrideOrigins`. Without that key the
 * sandbox and staging allow a laptop's origins, and production none. An empty list forbids overrides, and so does a list with
 * an invalid entry. Production allows https only. An environment that states no stage is production.
 */
export function overrideOrigins(environment: Readonly<Record<string, unknown>>): readonly string[] {
  const parsed = v.safeParse(schema, environment);
  if (!parsed.success) return PRODUCTION_DEFAULT;
  const { stage, overrideOrigins: own } = parsed.output;
  if (stage === "sandbox" || stage === "staging") return own ?? DEVELOPMENT_DEFAULT;
  return (own ?? PRODUCTION_DEFAULT).filter((one) => one.startsWith("https://"));
}

const isBelow = (host: string, domain: string) => host.endsWith(`.${domain}`);

/** Returns whether a remote may be loaded from this address. */
export function isAllowedOrigin(address: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username !== "" || url.password !== "") return false;
  return allowed.some((one) => {
    if (one === url.origin) return true;
    if (one.endsWith(":*")) return url.origin.replace(/:\d+$/, "") === one.slice(0, -":*".length);
    const [scheme, domain] = one.split("://*.");
    return domain !== undefined && url.protocol === `${scheme}:` && isBelow(url.host, domain);
  });
}
