import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { replaceRequired } from "../../bench/contenders/Contender.ts";
import { writeMonolith } from "../../bench/contenders/writeMonolith.ts";
import { writeStock } from "../../bench/contenders/writeStock.ts";

let folder = "";
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "contenders-"));
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

for (const [name, write] of Object.entries({ M: writeMonolith, K: writeStock })) {
  test(`each rule of the benchmark's contender ${name} matches a module`, { tag: "@long" }, async () => {
    mkdirSync(path.join(folder, name));
    await write(path.join(folder, name));
  });
}

test("a rule of a contender that matches nothing fails the build", { tag: "@long" }, () => {
  expect(() => replaceRequired("import a;", /import b;/, "")).toThrow("matches nothing");
});
