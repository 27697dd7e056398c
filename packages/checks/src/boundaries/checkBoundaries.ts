import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { placeOf, refuseImport } from "./boundaryRules.ts";

const importPattern = /(?:\bimport|\bexport)\s[^"';]*?from\s*["']([^"']+)["']|\bimport\s*\(?\s*["']([^"']+)["']/g;

const packageFolders = () =>
  new Map(
    globSync(["apps/*/package.json", "packages/*/package.json"]).map((file) => [
      (JSON.parse(readFileSync(file, "utf8")) as { name: string }).name,
      path.dirname(file),
    ]),
  );

/** Reads every source file of the repository and lists the imports that violate the import direction. */
export function checkBoundaries(): readonly string[] {
  const folders = packageFolders();
  const problems: string[] = [];
  for (const file of globSync(["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.{ts,tsx}"])) {
    const from = placeOf(file);
    if (!from) continue;
    for (const [, first, second] of readFileSync(file, "utf8").matchAll(importPattern)) {
      const specifier = first ?? second ?? "";
      const workspaceName = /^@lending\/[^/]+/.exec(specifier)?.[0];
      const resolved = specifier.startsWith(".")
        ? path.join(path.dirname(file), specifier)
        : workspaceName && folders.has(workspaceName)
          ? path.join(folders.get(workspaceName) ?? "", "src/index.ts")
          : undefined;
      const refusal = refuseImport(from, { specifier, place: resolved ? placeOf(resolved) : undefined });
      if (refusal) problems.push(`${file}: ${specifier}: ${refusal}`);
    }
  }
  return problems;
}
