import { globSync, readFileSync } from "node:fs";
import path from "node:path";

/** The parts of a file's path that the import rules depend on. */
export interface Place {
  /** `apps` or `packages`. */
  readonly root: string;
  readonly name: string;
  /** First folder below `src`: `api`, `screens`, `components`, … or "" for a file of `src` itself. */
  readonly layer: string;
  /** The screen's folder, for files below `screens`. */
  readonly screen: string;
}

export function placeOf(file: string): Place | undefined {
  const [root, name, source, ...rest] = file.split("/");
  if ((root !== "apps" && root !== "packages") || name === undefined || source !== "src") return undefined;
  const layer = rest.length > 1 ? (rest[0] ?? "") : "";
  return { root, name, layer, screen: layer === "screens" ? (rest[1] ?? "") : "" };
}

const leaves = new Set(["ui", "api-client", "bridge"]);
/** The parts of `delivery`: each imports only those before it. */
const deliveryParts = ["releases", "ship", "operate", "cli"];
/** Apps that show or test other apps, and so may import them. */
const toolingApps = new Set(["storybook", "e2e"]);

interface Imported {
  /** The imported file, if it is inside the repository. */
  readonly place: Place | undefined;
  /** The specifier as written. */
  readonly specifier: string;
}

/**
 * Returns why an import violates the import direction, or undefined. The rules are patterns, so a new remote needs no rule:
 * app -> packages; routes -> screens -> (components | api) -> packages; leaf packages never import one another.
 * In delivery: cli -> operate -> ship -> releases.
 */
export function refuseImport(from: Place, { place: to, specifier }: Imported): string | undefined {
  const workspace = /^@lending\/([^/]+)(\/.*)?$/.exec(specifier);
  const target = workspace?.[1] ?? to?.name;
  if (
    from.root === "packages" &&
    leaves.has(from.name) &&
    target !== undefined &&
    target !== from.name &&
    leaves.has(target)
  ) {
    return `${from.name} must not import ${target}: ui, api-client and bridge never import one another.`;
  }
  if (from.name === "delivery" && to?.name === "delivery") {
    const part = deliveryParts.indexOf(from.layer);
    if (part !== -1 && deliveryParts.indexOf(to.layer) > part) return `${from.layer}/ must not import ${to.layer}/.`;
  }
  if (from.root === "packages" && to?.root === "apps") return "A package must not import an app.";
  if (from.root === "packages" && from.name !== "domain" && target === "domain")
    return "A package must not import domain: the platform knows nothing of lending.";
  if (from.root === "apps" && to?.root === "apps" && to.name !== from.name && !toolingApps.has(from.name)) {
    const contract = from.name === "sandbox" && workspace?.[2]?.startsWith("/api/");
    // The sandbox serves the site with the production server, so that both have one code path.
    const server = from.name === "sandbox" && to.name === "edge" && workspace !== null;
    if (!contract && !server) return `${from.name} must not import ${to.name}: an app imports packages only.`;
  }
  if (from.root !== "apps" || to?.root !== "apps" || from.name !== to.name) {
    if (from.root === "apps" && from.layer === "api" && /^react(-dom|-router)?(\/|$)/.test(specifier)) {
      return "api/ must not import React: it only turns responses into models.";
    }
    return undefined;
  }
  if (from.layer === "screens" && to.layer === "screens" && from.screen !== to.screen) {
    return "A screen must not import another screen: move what both need to components/ or api/.";
  }
  if (from.layer === "components" && to.layer === "screens") return "components/ must not import screens/.";
  if (from.layer === "api" && (to.layer === "screens" || to.layer === "components")) {
    return `api/ must not import ${to.layer}/.`;
  }
  return undefined;
}

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
    // A test of delivery may run the whole command.
    if (!from || (from.name === "delivery" && file.endsWith(".test.ts"))) continue;
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
