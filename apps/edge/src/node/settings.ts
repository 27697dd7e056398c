import { accessSync, constants, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { sha256, sha256Schema } from "@lending/releases/formats/names";
import { STAGES } from "@lending/releases/readEnvironment";
import { readTrust } from "@lending/releases/signing/keyFolder";
import type { Trust } from "@lending/releases/signing/trust";
import { createFolderStore, type FolderStore } from "@lending/releases/store/createFolderStore";
import { openStore } from "@lending/releases/store/openStore";
import type { Store } from "@lending/releases/store/Store";
import { suggestName } from "@lending/releases/suggestName";
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
const dsn = v.pipe(
  v.string(),
  v.check((text) => isHttpAddress(text) && isSentryDsn(new URL(text)), "is not a DSN of Sentry"),
);
const address = v.pipe(
  v.string(),
  v.check(
    (text) => !/^\w+:\/\//.test(text) || /^s3:\/\/[\w.-]+(?:\/.*)?$/.test(text),
    "is neither a folder nor s3://bucket/prefix",
  ),
);

type Text = v.GenericSchema<string, string | number>;
const required = <Schema extends Text>(schema: Schema, text: string) => ({ schema, text });
const optional = <Schema extends Text>(schema: Schema, text: string) => ({ schema: v.optional(schema), text });
/** A variable with a value that is used when it is absent or empty. */
const byDefault = <Schema extends Text>(value: string, schema: Schema, text: string) => ({
  schema: v.optional(schema, value),
  text,
});

/** Every variable that the edge reads, with its meaning. The table in docs/production.md is made of this object. */
export const variables = {
  PORT: byDefault("4100", port, "port of the site"),
  EDGE_METRICS_PORT: byDefault("9464", port, "port of `/metrics`; not for the public"),
  EDGE_METRICS_HOST: byDefault(
    "127.0.0.1",
    v.pipe(v.string(), v.regex(/^[\w.:-]{1,253}$/, "is not a host or an address")),
    "its address; `0.0.0.0` in a container behind a network policy",
  ),
  EDGE_STORE: required(address, "the store that `pnpm ship` writes to: a folder, or `s3://bucket/prefix`"),
  EDGE_TRUST: required(
    v.string(),
    "folder with the public keys (`*.pub`) of those who may ship; releases certify further ones",
  ),
  EDGE_API_ORIGIN: optional(origin, "origin of the lender's API; without it documents contain no data"),
  EDGE_REPORT_KEY: optional(
    v.pipe(v.string(), v.minLength(32, "is shorter than 32 characters")),
    "secret of all servers of the site, from `openssl rand -hex 32`, for the tokens of reports; without it each server accepts only its own",
  ),
  EDGE_CACHE: optional(
    v.string(),
    "folder for verified releases, with which the server starts while the store is down",
  ),
  EDGE_STORE_ID: optional(
    v.message(sha256Schema, "is not a store's id: `pnpm ship status` prints it"),
    "the only store to serve",
  ),
  EDGE_STAGE: optional(v.picklist(STAGES, `is none of ${STAGES.join(", ")}`), "the only stage to serve"),
  EDGE_PROXIES: byDefault("0", wholeNumber(0, 10), "proxies in front that append to `X-Forwarded-For`"),
  EDGE_DRAIN: byDefault("0", seconds(0, 600), "seconds between SIGTERM and the end of new connections"),
  EDGE_COLLECTOR: optional(dsn, "DSN of the project of Sentry that receives [errors](#errors-visits-and-traces)"),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpAddress, "OTLP/HTTP collector of [spans](#errors-visits-and-traces)"),
  OTEL_TRACES_SAMPLER_ARG: byDefault(
    "1",
    v.pipe(v.string(), v.regex(/^(?:0(?:\.\d{1,9})?|1)$/, "is not a share from 0 to 1"), v.transform(Number)),
    "share of the traces that is sent",
  ),
  EDGE_LOG: byDefault(
    "requests",
    v.picklist(["requests", "problems"], "is neither requests nor problems"),
    "`requests`, or `problems` for those that failed here",
  ),
};

type Variables = typeof variables;

/** The values of the variables by name, in milliseconds, and what they open. */
export type Settings = { readonly [Name in keyof Variables]: v.InferOutput<Variables[Name]["schema"]> } & {
  readonly store: Store;
  readonly trust: Trust;
  /** A folder of this store in the cache: two stores never share one. */
  readonly cache: FolderStore | undefined;
  /** The folder of a store on this machine. This server serves its files. */
  readonly filesFolder: string | undefined;
};

/** The variables are not usable. `lines` has one clear sentence for each. */
export class InvalidSettings extends Error {
  override readonly name = "InvalidSettings";
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

/** Creates a folder level by level: where nothing can be created, as in /proc, the recursive mkdir of Node 20 never returns. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder);
  } catch (fault) {
    // Another server may have created it meanwhile.
    if (!existsSync(folder)) throw fault;
  }
}

function openTrust(folder: string): Trust {
  const trust = readTrust(folder);
  if (trust.size === 0) throw new Error("it contains no public key (*.pub)");
  return trust;
}

function openCache(folder: string, store: Store | undefined): FolderStore | undefined {
  makeFolder(path.resolve(folder));
  // Also fails for a file.
  readdirSync(folder);
  accessSync(folder, constants.W_OK);
  return store && createFolderStore(path.resolve(folder, sha256(store.address).slice(0, 16)));
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the variables. Throws InvalidSettings with a line for each one that is missing, invalid or unknown. */
export function readSettings(environment: Environment): Settings {
  const lines: string[] = [];
  const values = new Map<string, string | number | undefined>();
  for (const [name, { schema, text: meaning }] of Object.entries(variables)) {
    const text = environment[name]?.trim() || undefined;
    const parsed = v.safeParse(schema as v.GenericSchema<unknown, string | number | undefined>, text);
    if (parsed.success) values.set(name, parsed.output);
    else if (text === undefined) lines.push(`${name} is missing: ${meaning}.`);
    else lines.push(`${name}${/_KEY$|COLLECTOR$/.test(name) ? "" : `: "${text}"`} ${parsed.issues[0].message}.`);
  }
  // A misspelt one would leave out a limit, such as the id of the store, without notice.
  for (const name of Object.keys(environment).filter((one) => one.startsWith("EDGE_") && !(one in variables)))
    lines.push(
      `${name} is not a variable of the edge: ${Object.keys(variables).join(", ")}.${suggestName(name, Object.keys(variables))}`,
    );
  const attempt = <Value>(name: string, read: (value: string) => Value): Value | undefined => {
    const value = values.get(name);
    try {
      return value === undefined ? undefined : read(String(value));
    } catch (fault) {
      lines.push(`${name}: "${value}" cannot be used: ${String((fault as Error).message).replace(/\.$/, "")}.`);
      return undefined;
    }
  };
  const address = String(values.get("EDGE_STORE") ?? "");
  const store = attempt("EDGE_STORE", (one) => openStore(one, environment));
  const trust = attempt("EDGE_TRUST", openTrust);
  const cache = attempt("EDGE_CACHE", (one) => openCache(one, store));
  const ports = [values.get("PORT"), values.get("EDGE_METRICS_PORT")];
  if (ports[0] && ports[0] === ports[1]) {
    lines.push("EDGE_METRICS_PORT is the same port as PORT: metrics are not for the public.");
  }
  if (!store || !trust || lines.length > 0) throw new InvalidSettings(lines);
  const filesFolder = address.startsWith("s3://") ? undefined : path.resolve(address);
  const others = { store, trust, cache, filesFolder };
  return { ...(Object.fromEntries(values) as Omit<Settings, keyof typeof others>), ...others };
}
