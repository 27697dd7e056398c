import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { openStore, type Store } from "@lending/delivery/live";
import * as v from "valibot";
import { openTrustFolder, type TrustFolder } from "./trustFolder.ts";
import { describeUnknown, type Variable, variables } from "./variables.ts";

/** What the variables configure. */
export interface Settings {
  readonly port: number;
  readonly metricsPort: number;
  readonly metricsHost: string;
  readonly origin?: string;
  readonly reportKey?: string;
  readonly store: Store;
  readonly keys: TrustFolder;
  readonly apiOrigin?: string;
  readonly apiTimeoutMs: number;
  /** Folder of this store in the cache: two stores never share one. */
  readonly cache?: string;
  readonly cacheMaxBytes: number;
  readonly storeId?: string;
  readonly stage?: string;
  readonly proxies: number;
  /** Where accepted errors and visits are sent. */
  readonly collector?: string;
  /** Share of the traces that is sent to an OpenTelemetry collector; undefined without one. */
  readonly traceShare?: number;
  readonly drainMs: number;
  readonly logsRequests: boolean;
}

/** The variables are not usable. `lines` has one clear sentence for each. */
export class InvalidSettings extends Error {
  override readonly name = "InvalidSettings";
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.lines = lines;
  }
}

/** Creates a folder level by level: where nothing can be created, as in /proc, Node's recursive mkdir never returns. */
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

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the variables. Throws InvalidSettings with a line for each one that is missing, invalid or unknown. */
export function readSettings(environment: Environment): Settings {
  const lines: string[] = [];
  const values = new Map<string, string | number>();
  for (const [name, variable] of Object.entries<Variable>(variables)) {
    const { schema, fallback, isOptional } = variable;
    const text = environment[name]?.trim() || fallback;
    if (text === undefined) {
      if (!isOptional) lines.push(`${name} is missing: ${variable.text}.`);
      continue;
    }
    const parsed = v.safeParse(schema, text);
    if (parsed.success) values.set(name, parsed.output);
    else lines.push(`${name}${/_KEY$|COLLECTOR$/.test(name) ? "" : `: "${text}"`} ${parsed.issues[0].message}.`);
  }
  lines.push(...describeUnknown(environment));
  const attempt = <Value>(name: string, read: (value: string) => Value): Value | undefined => {
    const value = values.get(name);
    try {
      return value === undefined ? undefined : read(String(value));
    } catch (fault) {
      lines.push(`${name}: "${value}" cannot be used: ${String((fault as Error).message).replace(/\.$/, "")}.`);
      return undefined;
    }
  };
  const store = attempt("EDGE_STORE", (one) => openStore(one, environment));
  const keys = attempt("EDGE_TRUST", openTrustFolder);
  attempt("EDGE_CACHE", (one) => {
    makeFolder(path.resolve(one));
    // Also fails for a file.
    readdirSync(one);
    accessSync(one, constants.W_OK);
  });
  const ports = [values.get("PORT"), values.get("EDGE_METRICS_PORT")];
  if (ports[0] && ports[0] === ports[1]) {
    lines.push("EDGE_METRICS_PORT is the same port as PORT: metrics are not for the public.");
  }
  if (!store || !keys || lines.length > 0) throw new InvalidSettings(lines);

  const text = (name: keyof typeof variables) => values.get(name) as string | undefined;
  const number = (name: keyof typeof variables) => values.get(name) as number;
  const folderOfStore = createHash("sha256").update(store.address).digest("hex").slice(0, 16);
  const optional = {
    origin: text("EDGE_ORIGIN"),
    reportKey: text("EDGE_REPORT_KEY"),
    apiOrigin: text("EDGE_API_ORIGIN"),
    collector: text("EDGE_COLLECTOR"),
    traceShare: text("OTEL_EXPORTER_OTLP_ENDPOINT") && number("OTEL_TRACES_SAMPLER_ARG"),
    storeId: text("EDGE_STORE_ID"),
    stage: text("EDGE_STAGE"),
  };
  const cache = text("EDGE_CACHE");
  return {
    port: number("PORT"),
    metricsPort: number("EDGE_METRICS_PORT"),
    metricsHost: text("EDGE_METRICS_HOST") ?? "",
    store,
    keys,
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
    apiTimeoutMs: number("EDGE_API_TIMEOUT") * 1000,
    ...(cache !== undefined && { cache: path.resolve(cache, folderOfStore) }),
    cacheMaxBytes: number("EDGE_CACHE_MAX") * 1024 * 1024,
    proxies: number("EDGE_PROXIES"),
    drainMs: number("EDGE_DRAIN") * 1000,
    logsRequests: text("EDGE_LOG") === "requests",
  };
}
