import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { settingsTable } from "./settings.ts";

const document = path.join(import.meta.dirname, "../../../../docs/production.md");

it("documents every variable in docs/production.md", async () => {
  const [, table = ""] = /<!-- variables -->\n([\s\S]*)<!-- \/variables -->/.exec(readFileSync(document, "utf8")) ?? [];
  // The table is made by settingsTable: paste its result between the two marks.
  expect(table).toBe(`\n${settingsTable()}\n`);
});
