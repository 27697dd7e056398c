import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Decoder } from "@lending/api-client/schema";
import { listEndpoints } from "@lending/federation/contract";
import type { Endpoint } from "../api/endpoint.ts";
import { ENDPOINTS } from "../api/endpoints.ts";
import { WIRE_NAMES } from "../api/readFields.ts";

const apps = path.join(import.meta.dirname, "../../..");
const folders = globSync("*/src/routes.tsx", { cwd: apps }).map((file) => path.join(apps, file, "../.."));

/** The endpoints that remotes declare, under the sandbox's wire names. */
export const REMOTE_ENDPOINTS = (
  await Promise.all(folders.sort().map((folder) => listEndpoints(folder, WIRE_NAMES)))
).flat();

type Schema = Readonly<Record<string, unknown>>;
type Declaration = (typeof REMOTE_ENDPOINTS)[number];

const TEXT = { type: "string" };
const OF_TYPE: Readonly<Partial<Record<Decoder<unknown>["type"], Schema>>> = {
  text: { type: ["string", "number"] },
  flag: { enum: [0, 1, "0", "1", false, true] },
  integer: { oneOf: [{ type: "integer" }, { type: "string", pattern: "^-?\\d{1,15}$" }] },
  link: { type: "string", format: "uri-reference" },
};

/** The declarations of an endpoint by remotes. */
const declarationsOf = ({ method, path }: Pick<Endpoint, "method" | "path">) =>
  REMOTE_ENDPOINTS.filter((one) => one.method === method && one.path === path);

/** The decoders with which declarations read `data`. */
const readersIn = (declarations: readonly Declaration[]): readonly Decoder<unknown>[] => [
  ...new Set(declarations.flatMap(({ data }) => data ?? [])),
];

/** The decoders with which remotes read the `data` of an endpoint. */
export const readersOf = (endpoint: Pick<Endpoint, "method" | "path">) => readersIn(declarationsOf(endpoint));

/** Returns the names of the fields that the sandbox reads from a request. */
export function inputNames(input: unknown): readonly string[] {
  const { entries, pipe } = Object(input) as { readonly entries?: object; readonly pipe?: readonly unknown[] };
  return entries ? Object.keys(entries) : (pipe ?? []).flatMap(inputNames);
}

/** Returns the JSON Schema of what a decoder accepts as specified. It reads anything else as the default. */
function toSchema(decoder: Decoder<unknown>): Schema {
  const { type, item, entries, options } = decoder;
  if (item) return { type: "array", items: toSchema(item) };
  if (entries) {
    const properties = Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, toSchema(entry)]));
    return { type: "object", properties };
  }
  return { ...(options ? { enum: options } : OF_TYPE[type]), default: decoder.read(undefined) };
}

/** Returns the schema of `data`: that of each remote that reads it. */
function dataSchema(declarations: readonly Declaration[]): Schema {
  const schemas = readersIn(declarations).map(toSchema);
  return schemas.length > 1 ? { allOf: schemas } : (schemas[0] ?? {});
}

function toOperation(endpoint: Endpoint): Schema {
  const { name, area, method, summary, input, takesFile } = endpoint;
  const declarations = declarationsOf(endpoint);
  const first = declarations.find(({ optional }) => !optional) ?? declarations[0];
  const sent = first ? declarations.flatMap(({ fields }) => Object.keys(fields)) : inputNames(input);
  const names = [...new Set(sent)].filter((one) => one !== takesFile);
  const isOpen = declarations.some(({ others }) => others);
  const file = takesFile === undefined ? {} : { [takesFile]: { type: "string", format: "binary" } };
  const properties = { ...Object.fromEntries(names.map((one) => [one, TEXT])), ...file };
  const body = { type: "object", properties, additionalProperties: isOpen ? TEXT : false };
  const common = { code: "code", message: "message", data: "data" };
  const { code, message, data } = first?.envelope?.(WIRE_NAMES) ?? common;
  const envelope = { [code]: { type: ["string", "integer"] }, [message]: TEXT, [data]: dataSchema(declarations) };
  const additions = [...new Set(declarations.flatMap(({ additions = [] }) => additions))];
  const parameters = method === "GET" ? names.map((one) => ({ name: one, in: "query", schema: TEXT })) : [];
  const isOnce = declarations.some(({ once }) => once);
  const encoding = takesFile === undefined ? "application/x-www-form-urlencoded" : "multipart/form-data";
  return {
    operationId: first?.name ?? name,
    tags: [area],
    summary,
    parameters: [...parameters, ...(isOnce ? [{ name: "Idempotency-Key", in: "header", schema: TEXT }] : [])],
    ...(method === "POST" && { requestBody: { content: { [encoding]: { schema: body } } } }),
    responses: {
      200: {
        description: "A success or a refusal",
        content: { "application/json": { schema: { type: "object", required: [code], properties: envelope } } },
      },
    },
    ...(additions.length > 0 && { "x-additions": additions }),
  };
}

/** Returns the OpenAPI document of every endpoint, under the sandbox's wire names. */
export function renderOpenApi(): string {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const endpoint of ENDPOINTS) {
    const name = endpoint.path.startsWith("/api/") ? endpoint.path : `{productPrefix}${endpoint.path}`;
    paths[name] = { ...paths[name], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  const head = {
    openapi: "3.1.0",
    info: { title: "The lender's API", version: "1" },
    servers: [{ url: "/", variables: { productPrefix: { default: "/api/app" } } }],
  };
  return `${JSON.stringify({ ...head, paths }, null, 1)}\n`;
}

if (import.meta.main) {
  const file = "docs/specification/openapi.json";
  const document = renderOpenApi();
  const isCurrent = existsSync(file) && readFileSync(file, "utf8") === document;
  if (!isCurrent && process.argv.includes("--write")) {
    writeFileSync(file, document);
    console.log(`wrote ${file}`);
  } else if (!isCurrent) {
    console.error(`${file} is out of date: pnpm generate`);
    process.exitCode = 1;
  }
}
