import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { EndpointParts, WireNames } from "@lending/api-client";
import type { Decoder } from "@lending/api-client/schema";
import { parseEnvironment } from "@lending/bridge/environment";

/** An endpoint that a remote declares, under the deployment's wire names. */
interface DeclaredEndpoint extends Omit<EndpointParts, "fields" | "data"> {
  /** The name under which `src/api` exports it. */
  readonly name: string;
  readonly fields: Readonly<Record<string, string | { readonly query: string } | { readonly input: string }>>;
  readonly data?: Decoder<unknown>;
}

const isEndpoint = (value: unknown): value is EndpointParts =>
  typeof value === "function" && "kind" in value && "path" in value && "fields" in value;

/** Lists the endpoints that the files of a remote's `src/api` export, in the order of files and exports. */
export async function listEndpoints(folder: string, names: WireNames): Promise<readonly DeclaredEndpoint[]> {
  const files = globSync("src/api/*.ts", { cwd: folder }).filter((file) => !file.endsWith(".test.ts"));
  const modules = await Promise.all(
    files.sort().map(async (file) => (await import(pathToFileURL(path.join(folder, file)).href)) as object),
  );
  return modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]: [string, unknown]) => {
      if (!isEndpoint(value)) return [];
      const { kind, client, method, path, fields, others, envelope, data, additions, refusal, optional, once } = value;
      return [
        {
          ...{ name, kind, client, method, path },
          fields: typeof fields === "function" ? fields(names) : fields,
          ...(data && { data: typeof data === "function" ? data(names) : data }),
          ...Object.fromEntries(
            Object.entries({ others, envelope, additions, refusal, optional, once }).filter(([, one]) => one),
          ),
        },
      ];
    }),
  );
}

/**
 * What an app declares to have in common with the lender's API, with links and with phones: names with their details, such as
 * `field /v3/loan-details payment.state` with `["choice paid|refused"]`. A detail that several endpoints state is listed
 * as often.
 */
export type Contract = Readonly<Record<string, string[]>>;

/** Wire names by meaning (`<logo>`): each deployment has others. */
const MEANINGS = Object.fromEntries(
  Object.entries(parseEnvironment({ stage: "sandbox" }).wireNames).map(([group, names]) => [
    group,
    Object.fromEntries(Object.keys(names).map((name) => [name, `<${name}>`])),
  ]),
) as WireNames;

/** The default of a type, which its detail does not state. */
const USUAL: readonly unknown[] = ["", 0, false];

/** Describes what a decoder reads: its type, the texts of a choice, and another default than the usual one. */
function describe({ type, options, item, entries, read }: Decoder<unknown>): string {
  const kind = options ? `${type} ${[...options].sort().join("|")}` : type;
  const fallback = item || entries ? "" : read(undefined);
  return USUAL.includes(fallback) ? kind : `${kind} = ${JSON.stringify(fallback)}`;
}

/** Lists the fields that a decoder reads, nested ones with their path. A list's items have the path `name[]`. */
function listFields(decoder: Decoder<unknown>, path = ""): readonly (readonly [path: string, detail: string])[] {
  const { item, entries = {} } = decoder;
  return [
    ...(path === "" ? [] : [[path, describe(decoder)] as const]),
    ...(item ? listFields(item, `${path}[]`) : []),
    ...Object.entries(entries).flatMap(([name, entry]) => listFields(entry, path === "" ? name : `${path}.${name}`)),
  ];
}

/** Describes where the value of a field comes from: a parameter (`?orderId`), a constant ("1"), or the caller. */
function sourceOf(source: DeclaredEndpoint["fields"][string]): string {
  if (typeof source === "string") return JSON.stringify(source);
  return "query" in source ? `?${source.query}` : "";
}

const STORED = /declareStored(?:<[^{]*>)?\(\{\s*key: "([^"]+)",\s*place: "(session|local)"/g;

/** Reads what an app declares. `files` are the source files of its build. */
export async function readContract(folder: string, files: Iterable<string>): Promise<Contract> {
  const found = new Map<string, string[]>();
  const add = (name: string, detail = "") => found.set(name, [...(found.get(name) ?? []), detail]);
  for (const { method, path, fields, data } of await listEndpoints(folder, MEANINGS)) {
    add(`call ${path}`, method);
    for (const [name, source] of Object.entries(fields)) {
      add(`sends ${path} ${name}`, sourceOf(source));
      if (typeof source === "object" && "query" in source) add(`reads ${source.query}`);
    }
    for (const [field, detail] of data ? listFields(data) : []) add(`field ${path} ${field}`, detail);
  }
  for (const file of files)
    if (/\.tsx?$/.test(file))
      for (const [, key, place] of readFileSync(file, "utf8").matchAll(STORED)) add(`stored ${key}`, place);
  const names = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(names.map(([name, details]) => [name, details.sort()]));
}
