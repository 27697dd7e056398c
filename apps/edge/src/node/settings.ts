import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { createTrust, openStore, type Store, type Trust } from "@lending/delivery/live";
import * as v from "valibot";
import { describeUnknown, type Variable, variables } from "./variables.ts";

type Variables = typeof variables;

/** The values of the variables by name, in milliseconds and bytes, and what they open. */
export type Settings = {
  readonly [Name in keyof Variables]:
    | v.InferOutput<Variables[Name]["schema"]>
    | (Variables[Name] extends { readonly isOptional: true } ? undefined : never);
} & {
  readonly store: Store;
  readonly keys: TrustFolder;
  /** Folder of this store in the cache: two stores never share one. */
  readonly cache: string | undefined;
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

const isKey = (name: string) => name.endsWith(".pub");

function parse(texts: readonly string[], files: readonly string[]): Trust {
  if (files.length === 0) throw new Error("it contains no public key (*.pub)");
  return createTrust(texts, files);
}

/** The keys of a folder. `trust` is the same object for as long as the process runs, with the keys as they were last read. */
export interface TrustFolder {
  readonly trust: Trust;
  /** Reads the folder again. Rejects when a file is no key or there is none, and keeps the keys that were read before. */
  refresh(): Promise<void>;
}

/** Opens the trusted keys of a folder, or of its folder `trusted`, where `pnpm ship keys` writes them. Throws as `refresh` does. */
function openTrustFolder(given: string): TrustFolder {
  const list = (one: string) => (existsSync(one) ? readdirSync(one).filter(isKey) : []);
  const folder = [given, path.join(given, "trusted")].find((one) => list(one).length > 0) ?? given;
  const files = list(folder);
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  const keys = new Map(parse(files.map(read), files));
  return {
    trust: keys,
    async refresh() {
      const names = (await readdir(folder)).filter(isKey);
      const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
      const next = parse(texts, names);
      for (const id of keys.keys()) if (!next.has(id)) keys.delete(id);
      for (const [id, key] of next) keys.set(id, key);
    },
  };
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
  const cache = attempt("EDGE_CACHE", (one) => {
    makeFolder(path.resolve(one));
    // Also fails for a file.
    readdirSync(one);
    accessSync(one, constants.W_OK);
    return store && path.resolve(one, createHash("sha256").update(store.address).digest("hex").slice(0, 16));
  });
  const ports = [values.get("PORT"), values.get("EDGE_METRICS_PORT")];
  if (ports[0] && ports[0] === ports[1]) {
    lines.push("EDGE_METRICS_PORT is the same port as PORT: metrics are not for the public.");
  }
  if (!store || !keys || lines.length > 0) throw new InvalidSettings(lines);
  return { ...(Object.fromEntries(values) as Omit<Settings, "store" | "keys" | "cache">), store, keys, cache };
}
