import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { budgetOfPath } from "@lending/delivery/budgets";
import { measurePaths } from "@lending/delivery/measure";
import type { Registry } from "@lending/federation/manifest";
import { folderOf, integrityOf, sha256 } from "@lending/releases/formats/names";
import { builtFolder, createBuiltReader } from "@lending/releases/reader/createBuiltReader";
import { reportProblems } from "./reportProblems.ts";

/** How many remotes the documents must have room for, and what each further one adds to the end of a document, with its fallback. */
const REMOTES_MAX = 8;
const OF_A_REMOTE = { compressed: 140, uncompressed: 450 };

/** The files of a version in a store. Their hashes differ for each text. */
const filesOf = (name: string, text = name) => ({
  base: `/assets/${folderOf(name, { version: "10.10.10", hash: sha256(text) })}/`,
  entry: `remote.${sha256(`${text} entry`).slice(0, 8)}.js`,
  integrity: integrityOf(text),
});

/**
 * Returns the registry of a release as a store serves it at its largest: folders named after versions and hashes, and a fallback for
 * every remote. Documents of a checkout are smaller, so a budget that only they meet would refuse the shipments that follow.
 * Entries have the same hashes in every build, because other hashes change what a document compresses to by up to 50 bytes.
 */
export function fillRegistry({ shell, remotes }: Registry): Registry {
  const filled = remotes.map((remote) => ({
    ...remote,
    ...filesOf(remote.name),
    last: filesOf(remote.name, `${remote.name} last`),
  }));
  return { shell: { ...shell, base: filesOf("shell").base }, remotes: filled };
}

type PathWeight = Awaited<ReturnType<typeof weighPaths>>[number];

/**
 * Measures the first load of every path of the builds in `apps`: sizes in bytes, after brotli unless the name states another form. A
 * document is that which a store serves at its largest, up to its data and whole.
 */
async function weighPaths(apps = "apps") {
  const reader = createBuiltReader({ appsDir: apps, environment: { stage: "sandbox" } });
  const live = reader.current();
  if (!live) throw new Error(`Not measured: ${reader.problem?.()?.text}`);
  const places = Math.max(0, REMOTES_MAX - Object.keys(live.release.remotes).length);
  const sizes = new Map<string, number>();
  const size = (app: string, _: unknown, file: string) => {
    const key = path.join(apps, app, builtFolder(app), file);
    const known = sizes.get(key) ?? brotliCompressSync(readFileSync(key)).byteLength;
    sizes.set(key, known);
    return known;
  };
  const loads = await measurePaths(live, { size, registryOf: fillRegistry });
  return Array.from(loads, ([name, { javascript, remote, firstPaint, start, document, uncompressed }]) => ({
    ...{ path: name, javascript, remote },
    ...{ firstPaint: firstPaint(), start: start() },
    document: document() + places * OF_A_REMOTE.compressed,
    uncompressedDocument: uncompressed.document + places * OF_A_REMOTE.uncompressed,
  }));
}

const REMEDY = "Load later what the first screen does not show: lazyComponent of @lending/ui/lazy-component.";

/** Compares every path with its budget and returns a line for each excess. */
export function checkBudgets(weights: readonly PathWeight[]): readonly string[] {
  return weights.flatMap((weight) => {
    const budget = budgetOfPath(weight.path);
    return (["javascript", "remote", "firstPaint", "start", "document", "uncompressedDocument"] as const)
      .filter((kind) => weight[kind] > budget[kind])
      .map((kind) => `${weight.path}: ${kind} is ${weight[kind]} B of ${Math.round(budget[kind])} B. ${REMEDY}`);
  });
}

/** Prints the sizes of every path beside its budget. */
function printWeights(weights: readonly PathWeight[]): void {
  const columns = {
    ...{ javascript: "JavaScript", remote: "of remote" },
    ...{ firstPaint: "first paint", start: "up to data", document: "document" },
  } as const;
  const kinds = Object.keys(columns) as (keyof typeof columns)[];
  console.log(" ".repeat(20) + kinds.map((kind) => columns[kind].padStart(20)).join(""));
  for (const weight of weights) {
    const cells = kinds.map((kind) => `${weight[kind]} of ${budgetOfPath(weight.path)[kind]}`.padStart(20));
    console.log(weight.path.padEnd(20) + cells.join(""));
  }
}

// Measures the first load of every path of the builds, in bytes after brotli, and compares it with its budget.
if (import.meta.main) {
  const weights = await weighPaths().catch((fault: Error) => fault.message);
  const problems = typeof weights === "string" ? [weights] : checkBudgets(weights);
  if (typeof weights !== "string" && problems.length === 0) printWeights(weights);
  reportProblems(problems);
}
