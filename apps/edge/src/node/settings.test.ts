import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { makeKeys } from "@lending/releases/signing/keyFolder";
import { expect, it, type TestContext } from "vitest";
import { InvalidSettings, readSettings, variables } from "./settings.ts";

const document = path.join(import.meta.dirname, "../../../../docs/production.md");

const rows = Object.entries(variables).map(([name, { schema, text }]) => {
  const value = "default" in schema ? (schema.default === undefined ? "" : `\`${schema.default}\``) : "required";
  return `| \`${name}\` | ${value} | ${text} |`;
});

it("documents every variable in docs/production.md", async () => {
  const [, table = ""] = /<!-- variables -->\n([\s\S]*)<!-- \/variables -->/.exec(readFileSync(document, "utf8")) ?? [];
  // The variables are the source of this table: paste the expected lines between the two marks.
  expect(table.trim().split("\n")).toEqual(["| variable | default | meaning |", "|---|---|---|", ...rows]);
});

it("names a cache that cannot be written, and a file that contains no key", ({ onTestFinished }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const junk = path.join(folder, "a.pub");
  writeFileSync(junk, "junk");
  const read = () => readSettings({ EDGE_STORE: folder, EDGE_TRUST: folder, EDGE_CACHE: path.join(junk, "cache") });
  expect(read).toThrow(`EDGE_TRUST: "${folder}" cannot be used: ${junk} is not a public key in PEM format.`);
  expect(read).toThrow(`EDGE_CACHE: "${junk}/cache" cannot be used: ENOTDIR`);
  const inFile = () => readSettings({ EDGE_STORE: folder, EDGE_TRUST: folder, EDGE_CACHE: junk });
  expect(inFile).toThrow(`EDGE_CACHE: "${junk}" cannot be used: ENOTDIR`);
  const inProc = () => readSettings({ EDGE_STORE: folder, EDGE_TRUST: folder, EDGE_CACHE: "/proc/none/cache" });
  if (process.platform === "linux") expect(inProc).toThrow('EDGE_CACHE: "/proc/none/cache" cannot be used: ENOENT');
});

/** Returns a complete environment, in a folder that is removed after the test. */
function makeEnvironment({ onTestFinished }: TestContext) {
  const folder = mkdtempSync(path.join(tmpdir(), "settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  makeKeys(path.join(folder, "keys"));
  return { folder, EDGE_STORE: path.join(folder, "store"), EDGE_TRUST: path.join(folder, "keys") };
}

it("has a default for every variable but the store and its keys", (context) => {
  const { folder, ...environment } = makeEnvironment(context);
  const settings = readSettings({ ...environment, EDGE_CACHE: " ", EDGE_STAGE: "" });
  expect(settings).toMatchObject({
    PORT: 4100,
    EDGE_METRICS_PORT: 9464,
    EDGE_METRICS_HOST: "127.0.0.1",
    ...environment,
    store: expect.objectContaining({ address: environment.EDGE_STORE }),
    trust: expect.anything(),
    filesFolder: environment.EDGE_STORE,
    EDGE_PROXIES: 0,
    EDGE_DRAIN: 0,
    EDGE_LOG: "requests",
    OTEL_TRACES_SAMPLER_ARG: 1,
  });
});

it("reads every variable, and keeps the caches of two stores apart", (context) => {
  const { folder, ...environment } = makeEnvironment(context);
  const storeId = "0a".repeat(32);
  const complete = {
    ...environment,
    PORT: " 80 ",
    EDGE_METRICS_PORT: "81",
    EDGE_METRICS_HOST: "0.0.0.0",
    EDGE_REPORT_KEY: "c".repeat(32),
    EDGE_API_ORIGIN: "https://api.lender.ph/",
    EDGE_CACHE: path.join(folder, "a/cache"),
    EDGE_STORE_ID: storeId,
    EDGE_STAGE: "production",
    EDGE_PROXIES: "2",
    EDGE_DRAIN: "5",
    EDGE_LOG: "problems",
  };
  const settings = readSettings(complete);
  expect(settings).toMatchObject({
    ...complete,
    ...{ PORT: 80, EDGE_METRICS_PORT: 81, EDGE_PROXIES: 2, EDGE_DRAIN: 5000 },
    EDGE_API_ORIGIN: "https://api.lender.ph",
  });
  expect(path.dirname(settings.cache?.address ?? "")).toBe(complete.EDGE_CACHE);
  const other = readSettings({ ...complete, EDGE_STORE: path.join(folder, "other") });
  expect(other.cache?.address).not.toBe(settings.cache?.address);
});

it.for<[object, string]>([
  [{ PORT: "9464" }, "EDGE_METRICS_PORT is the same port as PORT: metrics are not for the public."],
  [{ EDGE_METRICS_HOST: "a b" }, 'EDGE_METRICS_HOST: "a b" is not a host or an address.'],
  [{ EDGE_REPORT_KEY: "seeded" }, "EDGE_REPORT_KEY is shorter than 32 characters."],
  [{ PORT: "65536" }, 'PORT: "65536" is not a port: use a number from 0 to 65535.'],
  [{ PORT: "8o" }, 'PORT: "8o" is not a port: use a number from 0 to 65535.'],
  [{ EDGE_PROXIES: "11" }, 'EDGE_PROXIES: "11" is not a whole number from 0 to 10.'],
  [{ EDGE_STAGE: "live" }, 'EDGE_STAGE: "live" is none of sandbox, staging, production.'],
  [{ EDGE_STORE_ID: "0a" }, 'EDGE_STORE_ID: "0a" is not a store\'s id: `pnpm ship status` prints it.'],
  ...[
    "reports.example",
    "https://sentry.example/1",
    "https://key@sentry.example/",
    "https://key:b@sentry.example/1",
  ].map((address): [object, string] => [{ EDGE_COLLECTOR: address }, "EDGE_COLLECTOR is not a DSN of Sentry."]),
  [
    { OTEL_EXPORTER_OTLP_ENDPOINT: "127.0.0.1:4318" },
    'OTEL_EXPORTER_OTLP_ENDPOINT: "127.0.0.1:4318" is not an address that begins with https://.',
  ],
  [{ OTEL_TRACES_SAMPLER_ARG: "10" }, 'OTEL_TRACES_SAMPLER_ARG: "10" is not a share from 0 to 1.'],
  [{ EDGE_STORE: "s3://" }, 'EDGE_STORE: "s3://" is neither a folder nor s3://bucket/prefix.'],
  ...["api.lender.ph", "ftp://api.lender.ph", "https://api.lender.ph/v1"].map((origin): [object, string] => [
    { EDGE_API_ORIGIN: origin },
    `EDGE_API_ORIGIN: "${origin}" is not an origin: use "https://api.example.com", without a path.`,
  ]),
])("refuses %o with one sentence", ([changed, line], context) => {
  const { folder, ...environment } = makeEnvironment(context);
  expect(() => readSettings({ ...environment, ...changed })).toThrow(new InvalidSettings([line]));
});

it("refuses to be without a store and its keys", () => {
  expect(() => readSettings({})).toThrow(/^EDGE_STORE is missing: .*\nEDGE_TRUST is missing: .*$/);
});

it("refuses a misspelt variable, and lists those that exist", () => {
  expect(() => readSettings({ EDGE_STOREID: "1" })).toThrow(
    /EDGE_STOREID is not a variable of the edge: PORT, .*EDGE_STORE_ID, /,
  );
});
