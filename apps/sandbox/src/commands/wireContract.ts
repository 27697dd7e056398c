import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findOddities, record, text } from "@lending/api-client/schema";
import { savedAccountSchema } from "@lending/bank-binding/api/submitBankAccount";
import { sentComplaintSchema, uploadedPictureSchema } from "@lending/complaints/api/submitComplaint";
import { confirmationSchema, newerConfirmationSchema } from "@lending/loan/api/fetchConfirmation";
import { orderDetailsSchema } from "@lending/loan/api/fetchOrderDetails";
import { scholarshipsSchema } from "@lending/loan/api/fetchScholarships";
import { pushedLoanSchema } from "@lending/loan/api/pushLoan";
import { planRequestSchema } from "@lending/loan/api/submitPlanRequest";
import { sidSchema } from "@lending/promo/api/registration";
import { codeFactsSchema } from "@lending/repay/api/codeFacts";
import { paymentSchema } from "@lending/repay/api/createPayment";
import { repaymentExtrasSchema } from "@lending/repay/api/repaymentExtras";
import { commitSchema, hostedPaymentSchema } from "@lending/repay/api/submitCardRepayment";
import * as v from "valibot";
import { type Endpoint, refuse } from "../api/endpoint.ts";
import { ENDPOINTS } from "../api/endpoints.ts";
import { WIRE_NAMES } from "../api/readFields.ts";

/** The newer variant has one name for the link of an agreement and that of an order. */
const newerLinkSchema = record({ [WIRE_NAMES.confirmation.redirectLink]: text() });

/** The schema with which a remote reads `data`, by the endpoint's name, where a file does not declare it with its request. */
const READERS: Readonly<Record<string, v.GenericSchema>> = {
  fetchOrderDetails: orderDetailsSchema(WIRE_NAMES.recommended),
  requestPlan: planRequestSchema,
  fetchConfirmation: confirmationSchema,
  fetchConfirmation2: newerConfirmationSchema(WIRE_NAMES.confirmation),
  pushLoan: pushedLoanSchema,
  pushLoan2: newerLinkSchema,
  fetchAgreementUrl2: newerLinkSchema,
  fetchScholarships: scholarshipsSchema(WIRE_NAMES.recommended),
  bindCard: savedAccountSchema,
  changeCard: savedAccountSchema,
  issuePayCode: paymentSchema,
  commitCardRepayment: commitSchema,
  openHostedPayment: hostedPaymentSchema,
  uploadImage: uploadedPictureSchema,
  saveComplaint: sentComplaintSchema,
  openSid: sidSchema,
};

/** The schema with which a lazy component reads further fields of the same `data`. */
const ADDITIONS: Readonly<Record<string, v.GenericSchema>> = {
  // The order reads some of these fields too (extensionSchema).
  fetchInstalment: repaymentExtrasSchema,
  fetchExtension: repaymentExtrasSchema,
  issuePayCode: codeFactsSchema,
};

/** Returns the names and values of a module's exports that end like this. */
const exportsOf = (module: object, ending: RegExp) =>
  Object.entries(module).flatMap(([name, value]) => (ending.test(name) ? [value as unknown] : []));

/** Returns the schema of every file in a remote's `src/api` that exports one and its request, by method and path. */
async function readDeclared(): Promise<ReadonlyMap<string, v.GenericSchema>> {
  const apps = path.join(import.meta.dirname, "../../..");
  const files = globSync("!(sandbox)/src/api/*.ts", { cwd: apps }).filter((file) => !file.endsWith(".test.ts"));
  const declared = new Map<string, v.GenericSchema>();
  for (const file of files) {
    const module: object = await import(path.join(apps, file));
    const [schema, ...others] = exportsOf(module, /Schema$/).filter((found) => typeof found === "object");
    if (schema === undefined || others.length > 0) continue;
    const requests = [
      ...exportsOf(module, /Request$/),
      ...exportsOf(module, /Requests$/).flatMap((all) => Object.values(all as object)),
    ];
    for (const request of requests as { readonly method: string; readonly path: string }[])
      declared.set(`${request.method} ${request.path}`, schema as v.GenericSchema);
  }
  return declared;
}
const declared = await readDeclared();

/** Returns the schemas with which a remote reads the `data` of an endpoint. */
export const readersOf = ({ name, method, path }: Pick<Endpoint, "name" | "method" | "path">) =>
  [READERS[name] ?? declared.get(`${method} ${path}`), ADDITIONS[name]].filter((reader) => reader !== undefined);

interface Field {
  readonly path: string;
  readonly schema: v.GenericSchema;
}

const entriesOf = (schema: unknown): Record<string, v.GenericSchema> | undefined => {
  if (typeof schema !== "object" || schema === null) return;
  if ("entries" in schema) return schema.entries as Record<string, v.GenericSchema>;
  if ("pipe" in schema && Array.isArray(schema.pipe)) return schema.pipe.map(entriesOf).find(Boolean);
};
const strictOf = (schema: v.GenericSchema) => ("strict" in schema ? (schema.strict as v.GenericSchema) : schema);
const itemOf = (schema: v.GenericSchema) => ("item" in schema ? (schema.item as v.GenericSchema) : undefined);

/** Lists the fields of a schema with nested fields after their parent. */
function listFields(schema: v.GenericSchema, path = ""): readonly Field[] {
  const strict = strictOf(schema);
  const item = itemOf(strict);
  const own = path === "" ? [] : [{ path, schema: strict }];
  if (item) return [...own, ...listFields(item, `${path}[]`).slice(entriesOf(item) ? 1 : 0)];
  const entries = Object.entries(entriesOf(strict) ?? {});
  return [...own, ...entries.flatMap(([name, entry]) => listFields(entry, path === "" ? name : `${path}.${name}`))];
}

/** The smallest value with every list and object of the schema, so that parsing it returns every default. */
function makeProbe(schema: v.GenericSchema): unknown {
  const strict = strictOf(schema);
  const item = itemOf(strict);
  if (item) return [makeProbe(item)];
  const entries = entriesOf(strict);
  return entries && Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, makeProbe(entry)]));
}

const accepts = (schema: v.GenericSchema, value: unknown) => findOddities(schema, value).length === 0;

function typeOf(schema: v.GenericSchema): string {
  if (itemOf(schema)) return "list";
  if (entriesOf(schema)) return "object";
  if (accepts(schema, true)) return "flag";
  if (accepts(schema, "a")) return "text";
  if (accepts(schema, "https://a.example")) return "link";
  return accepts(schema, 7) ? "integer" : "choice";
}

/** The default of every field of a type. The page names the fields with another one. */
const DEFAULTS: Readonly<Record<string, unknown>> = { text: "", flag: false, link: "", integer: 0, choice: "" };

function defaultOf(value: unknown, path: string): unknown {
  return path.split(/\.|(?=\[\])/).reduce<unknown>((inner, step) => {
    if (step === "[]") return Array.isArray(inner) ? inner[0] : undefined;
    return typeof inner === "object" && inner !== null ? (inner as Record<string, unknown>)[step] : undefined;
  }, value);
}

const code = (text: string) => `\`${text}\``;

/** Lists the fields of each type. A path contains the objects and lists (`[]`) around its field. */
function renderFields(readers: readonly v.GenericSchema[]): readonly string[] {
  const names = new Map<string, Set<string>>();
  for (const reader of readers) {
    const defaults = v.parse(reader, makeProbe(reader));
    for (const { path, schema } of listFields(reader)) {
      const type = typeOf(schema);
      if (!(type in DEFAULTS)) continue;
      const own = defaultOf(defaults, path) ?? DEFAULTS[type];
      const note = own === DEFAULTS[type] ? "" : ` (${code(JSON.stringify(own))})`;
      names.set(type, (names.get(type) ?? new Set()).add(`${code(path)}${note}`));
    }
  }
  return [...names].flatMap(([type, fields]) =>
    wrap(`- ${type}: ${[...fields].join(", ")}`, 98).map((line, index) => (index > 0 ? `  ${line}` : line)),
  );
}

/** The first endpoint whose `data` is read with the same schemas. */
function sameData(endpoint: Endpoint): Endpoint | undefined {
  const readers = readersOf(endpoint);
  return ENDPOINTS.find((one) => {
    const others = readersOf(one);
    return others.length === readers.length && others.every((reader, index) => reader === readers[index]);
  });
}

/** The paths of all fields in an object, with nested fields after their parent. */
const pathsOf = (value: object): readonly string[] =>
  Object.entries(value).flatMap(([name, field]) => [
    name,
    ...(typeof field === "object" && field !== null ? pathsOf(field).map((inner) => `${name}.${inner}`) : []),
  ]);

/** Describes a response whose `data` no remote reads: the envelope, or the fields that replace it. */
function renderUnread({ shapeRefusal }: Endpoint): string {
  const envelope = refuse("", "");
  const others = pathsOf(shapeRefusal(envelope)).filter((name) => !(name in envelope));
  return `Response: ${(others.length > 0 ? others : ["code", "message"]).map(code).join(", ")}.`;
}

function renderEndpoint(endpoint: Endpoint): readonly string[] {
  const { name, method, path, summary, input, takesFile } = endpoint;
  const sent = [...Object.keys(entriesOf(input) ?? {}), ...(takesFile === undefined ? [] : [takesFile])];
  const [readers, same] = [readersOf(endpoint), sameData(endpoint)];
  return [
    ...wrap(`### ${method} ${path}`),
    "",
    ...wrap(`${summary}.`),
    "",
    ...wrap(`Request: ${sent.length > 0 ? sent.map(code).join(", ") : "no fields"}.`),
    "",
    ...(readers.length === 0
      ? wrap(renderUnread(endpoint))
      : same && same.name !== name
        ? wrap(`\`data\` as in ${code(`${same.method} ${same.path}`)}.`)
        : renderFields(readers)),
    "",
  ];
}

/** Wraps prose at a number of columns. */
const wrap = (text: string, columns = 100) =>
  (text.match(new RegExp(`.{1,${columns}}(?:\\s|$)`, "g")) ?? []).map((line) => line.trimEnd());

const capitalise = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

export function renderWireContract(): string {
  return [
    "# Wire contract",
    "",
    "For engineers of the product and of the lender's API. This page lists every call. It is generated",
    "from the endpoints of the sandbox and the schemas with which a remote reads `data`",
    "(`src/api`): `pnpm exec node apps/sandbox/src/commands/wireContract.ts --write`.",
    "",
    "A path follows the product prefix, except under `/api/`, and has the common client query. A POST is",
    "form-encoded, an upload multipart. A response is `{ code, message, data }`. A field that is missing,",
    "null or malformed gets the default of its type, unless another one is in brackets; a list then has",
    "no items.",
    "",
    "| type | accepts | default |",
    "|---|---|---|",
    '| text | a text or a number | `""` |',
    '| flag | 1, 0, `"1"`, `"0"`, true, false | `false` |',
    '| link | an http(s) address, or a path of this site | `""` |',
    "| integer | an integer or its digits | `0` |",
    '| choice | one of a fixed set of texts | `""` |',
    "",
    "Obfuscated fields have the names of the sandbox (`wireNames` of the environment).",
    "",
    ...ENDPOINTS.flatMap((endpoint, index) => [
      ...(endpoint.area === ENDPOINTS[index - 1]?.area ? [] : [`## ${capitalise(endpoint.area)}`, ""]),
      ...renderEndpoint(endpoint),
    ]),
  ]
    .join("\n")
    .trimEnd()
    .concat("\n");
}

if (import.meta.main) {
  const file = "docs/specification/wire-contract.md";
  const page = renderWireContract();
  if (process.argv.includes("--write")) writeFileSync(file, page);
  const isCurrent = existsSync(file) && readFileSync(file, "utf8") === page;
  if (!isCurrent) console.error(`${file} is out of date: node apps/sandbox/src/commands/wireContract.ts --write`);
  process.exitCode = isCurrent ? 0 : 1;
}
