import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { events, verbs } from "@lending/bridge/native-verbs";
import { renderPage, renderSchema, renderSignatures } from "../native-bridge/renderContract.ts";
import { fillRegions, type Regions, renderKotlin, renderSwift } from "../native-bridge/renderHosts.ts";

// Generates files, or regions of files, from the verbs of the native bridge. Without --write, as in `pnpm check`, it only
// compares them.
const folder = path.resolve(import.meta.dirname, "../../../..");
const files: Readonly<Record<string, string | Regions>> = {
  "packages/bridge/src/native/commands.ts": renderSignatures(verbs),
  "packages/bridge/hosts/native-bridge.schema.json": `${JSON.stringify(renderSchema(verbs, events), null, 2)}\n`,
  "packages/bridge/hosts/AppBridge.kt": renderKotlin(verbs),
  "packages/bridge/hosts/AppBridge.swift": renderSwift(verbs),
  "docs/native-bridge.md": renderPage(verbs, events),
};

const isWriting = process.argv.includes("--write");
let changed = 0;
for (const [name, content] of Object.entries(files)) {
  const file = path.join(folder, name);
  const before = readFileSync(file, "utf8");
  const after = typeof content === "string" ? content : fillRegions(before, content);
  if (after === before) continue;
  changed += 1;
  if (isWriting) {
    writeFileSync(file, after);
    console.log(`wrote ${name}`);
  } else {
    console.error(`${name} is out of date: run \`pnpm native\`.`);
    process.exitCode = 1;
  }
}
const problems = isWriting ? 0 : changed;
console.log(`${Object.keys(files).length} files of the native bridge, ${changed} changed, ${problems} problems.`);
