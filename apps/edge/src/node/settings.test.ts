import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { readSettings } from "./settings.ts";
import { settingsTable } from "./variables.ts";

const document = path.join(import.meta.dirname, "../../../../docs/production.md");

it("documents every variable in docs/production.md", async () => {
  const [, table = ""] = /<!-- variables -->\n([\s\S]*)<!-- \/variables -->/.exec(readFileSync(document, "utf8")) ?? [];
  // The table is made by settingsTable: paste its result between the two marks.
  expect(table).toBe(`\n${settingsTable()}\n`);
});

it("names a cache that cannot be written, and a file that contains no key", ({ onTestFinished }) => {
  const folder = mkdtempSync(path.join(tmpdir(), "settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const junk = path.join(folder, "a.pub");
  writeFileSync(junk, "junk");
  const read = () => readSettings({ EDGE_STORE: folder, EDGE_TRUST: folder, EDGE_CACHE: path.join(junk, "cache") });
  expect(read).toThrow(`EDGE_TRUST: "${folder}" cannot be used: a.pub is not a public key in PEM format.`);
  expect(read).toThrow(`EDGE_CACHE: "${junk}/cache" cannot be used: ENOTDIR`);
  const inProc = () => readSettings({ EDGE_STORE: folder, EDGE_TRUST: folder, EDGE_CACHE: "/proc/none/cache" });
  if (process.platform === "linux") expect(inProc).toThrow('EDGE_CACHE: "/proc/none/cache" cannot be used: ENOENT');
});

it.each([
  ["EDGE_STOREID", "EDGE_STORE_ID"],
  ["EDGE_PORT", "PORT"],
  ["EDGE_API", "EDGE_API_ORIGIN"],
  ["EDGE_METRIC_PORT", "EDGE_METRICS_PORT"],
  ["EDGE_TRUSTED", "EDGE_TRUST"],
])("refuses %s, and names %s", (name, nearest) => {
  expect(() => readSettings({ [name]: "1" })).toThrow(
    `${name} is not a variable of the edge. The nearest one is ${nearest}.`,
  );
});
