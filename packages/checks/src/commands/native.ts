import { readFileSync } from "node:fs";
import path from "node:path";
import { events, verbs } from "@lending/bridge/native-verbs";
import { renderPage, renderSchema, renderSignatures } from "../native-bridge/renderContract.ts";
import { fillRegions, type Regions, renderKotlin, renderSwift } from "../native-bridge/renderHosts.ts";
import { reportProblems, updateFiles } from "./reportProblems.ts";

// Generates files, or regions of files, from the verbs of the native bridge. Without --write, as in `pnpm check`, it only
// compares them.
const folder = path.resolve(import.meta.dirname, "../../../..");
const fill = (name: string, regions: Regions) => fillRegions(readFileSync(path.join(folder, name), "utf8"), regions);
const [android, ios, page] = [
  "packages/bridge/hosts/AppBridge.kt",
  "packages/bridge/hosts/AppBridge.swift",
  "docs/native-bridge.md",
] as const;
const files = {
  "packages/bridge/src/native/commands.ts": renderSignatures(verbs),
  "packages/bridge/hosts/native-bridge.schema.json": `${JSON.stringify(renderSchema(verbs, events), null, 2)}\n`,
  [android]: fill(android, renderKotlin(verbs)),
  [ios]: fill(ios, renderSwift(verbs)),
  [page]: fill(page, renderPage(verbs, events)),
};
reportProblems(updateFiles(files, "pnpm native"), `${Object.keys(files).length} files of the native bridge`);
