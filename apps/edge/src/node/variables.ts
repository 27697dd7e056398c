import * as v from "valibot";
import { isSentryDsn } from "../collect/createCollector.ts";

const wholeNumber = (min: number, max: number, message = `is not a whole number from ${min} to ${max}`) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, message),
    v.transform(Number),
    v.minValue(min, message),
    v.maxValue(max, message),
  );
/** A number of seconds, in milliseconds. */
const seconds = (min: number, max: number) =>
  v.pipe(
    wholeNumber(min, max),
    v.transform((one) => one * 1000),
  );
const port = wholeNumber(0, 65_535, "is not a port: use a number from 0 to 65535");
const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text.replace(/\/$/, "");
const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'is not an origin: use "https://api.example.com", without a path'),
  v.transform((text) => new URL(text).origin),
);
const isHttpAddress = (text: string) => /^https?:\/\/[^\s?#]+$/.test(text) && URL.canParse(text);
const httpAddress = v.pipe(v.string(), v.check(isHttpAddress, "is not an address that begins with https://"));
/** Only the DSN of Sentry has a key in its address. */
const collector = v.pipe(
  v.string(),
  v.check((text) => {
    if (!isHttpAddress(text)) return false;
    const url = new URL(text);
    return url.password === "" && (url.username === "" || isSentryDsn(url));
  }, "is neither an address that begins with https:// nor a Sentry DSN"),
);
const address = v.pipe(
  v.string(),
  v.check(
    (text) => !/^\w+:\/\//.test(text) || /^s3:\/\/[\w.-]+(?:\/.*)?$/.test(text),
    "is neither a folder nor s3://bucket/prefix",
  ),
);

export interface Variable {
  readonly schema: v.GenericSchema<string, string | number>;
  readonly text: string;
  /** Used when the variable is absent or empty. Without it the variable is required, unless it is optional. */
  readonly fallback?: string;
  readonly isOptional?: true;
}

/** Every variable that the edge reads. The table in docs/production.md is made of this object. */
export const variables = {
  PORT: { schema: port, fallback: "4100", text: "port of the site" },
  EDGE_METRICS_PORT: { schema: port, fallback: "9464", text: "port of `/metrics`; not for the public" },
  EDGE_METRICS_HOST: {
    schema: v.pipe(v.string(), v.regex(/^[\w.:-]{1,253}$/, "is not a host or an address")),
    fallback: "127.0.0.1",
    text: "its address; `0.0.0.0` in a container behind a network policy",
  },
  EDGE_STORE: {
    schema: address,
    text: "the store that `pnpm ship` writes to: a folder, or `s3://bucket/prefix`",
  },
  EDGE_TRUST: {
    schema: v.string(),
    text: "folder with the public keys (`*.pub`) of those who may ship; releases certify further ones",
  },
  EDGE_API_ORIGIN: {
    schema: origin,
    isOptional: true,
    text: "origin of the lender's API; without it documents contain no data",
  },
  EDGE_REPORT_KEY: {
    schema: v.pipe(v.string(), v.minLength(32, "is shorter than 32 characters")),
    isOptional: true,
    text: "secret of all servers of the site, from `openssl rand -hex 32`, for the tokens of reports; without it each server accepts only its own",
  },
  EDGE_CACHE: {
    schema: v.string(),
    isOptional: true,
    text: "folder for verified releases, with which the server starts while the store is down",
  },
  EDGE_STORE_ID: {
    schema: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, "is not a store's id: `pnpm ship status` prints it")),
    isOptional: true,
    text: "the only store to serve",
  },
  EDGE_STAGE: {
    schema: v.picklist(["sandbox", "staging", "production"], "is none of sandbox, staging, production"),
    isOptional: true,
    text: "the only stage to serve",
  },
  EDGE_PROXIES: {
    schema: wholeNumber(0, 10),
    fallback: "0",
    text: "proxies in front that append to `X-Forwarded-For`",
  },
  EDGE_DRAIN: {
    schema: seconds(0, 600),
    fallback: "0",
    text: "seconds between SIGTERM and the end of new connections",
  },
  EDGE_COLLECTOR: {
    schema: collector,
    isOptional: true,
    text: "[collector](#errors-visits-and-traces) of reports: a Sentry DSN, or an address that receives JSON",
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    schema: httpAddress,
    isOptional: true,
    text: "OTLP/HTTP collector of [spans](#errors-visits-and-traces)",
  },
  OTEL_TRACES_SAMPLER_ARG: {
    schema: v.pipe(v.string(), v.regex(/^(?:0(?:\.\d{1,9})?|1)$/, "is not a share from 0 to 1"), v.transform(Number)),
    fallback: "1",
    text: "share of the traces that is sent",
  },
  EDGE_LOG: {
    schema: v.picklist(["requests", "problems"], "is neither requests nor problems"),
    fallback: "requests",
    text: "`requests`, or `problems` for those that failed here",
  },
} satisfies Record<string, Variable>;

/**
 * Describes each unknown name that begins with `EDGE_`, in one line: a misspelt one would leave out a limit, such as the id of the
 * store, without notice.
 */
export function describeUnknown(environment: object): readonly string[] {
  const known = Object.keys(variables);
  return Object.keys(environment)
    .filter((name) => name.startsWith("EDGE_") && !known.includes(name))
    .map((name) => `${name} is not a variable of the edge: ${known.join(", ")}.`);
}
