import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { readTrust } from "@lending/releases/signing/keyFolder";
import type { Trust } from "@lending/releases/signing/trust";
import { createFolderStore } from "@lending/releases/store/createFolderStore";
import { openStore } from "@lending/releases/store/openStore";
import type { Store } from "@lending/releases/store/Store";
import * as v from "valibot";
import { describeUnknown, type Variable, variables } from "./variables.ts";

type Variables = typeof variables;

/** The values of the variables by name, in milliseconds, and what they open. */
export type Settings = {
  readonly [Name in keyof Variables]:
    | v.InferOutput<Variables[Name]["schema"]>
    | (Variables[Name] extends { readonly isOptional: true } ? undefined : never);
} & {
  readonly store: Store;
  readonly trust: Trust;
  /** A folder of this store in the cache: two stores never share one. */
  readonly cache: Store | undefined;
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

function openTrust(folder: string): Trust {
  const trust = readTrust(folder);
  if (trust.size === 0) throw new Error("it contains no public key (*.pub)");
  return trust;
}

function openCache(folder: string, store: Store | undefined): Store | undefined {
  makeFolder(path.resolve(folder));
  // Also fails for a file.
  readdirSync(folder);
  accessSync(folder, constants.W_OK);
  const own = createHash("sha256")
    .update(store?.address ?? "")
    .digest("hex");
  return store && createFolderStore(path.resolve(folder, own.slice(0, 16)));
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
