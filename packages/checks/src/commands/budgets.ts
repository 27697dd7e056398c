import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { budgets, defaultBudget } from "@lending/delivery/budgets";
import { measurePaths } from "@lending/delivery/measure";
import type { ComposedDocument } from "@lending/federation/document";
import type { Registry, RegistryRemote } from "@lending/federation/manifest";
import { createBuiltReader } from "@lending/releases/reader/createBuiltReader";
import { reportProblems } from "./reportProblems.ts";

/** How many remotes the documents must have room for. A new remote takes one of these places, so it enlarges no measurement. */
const REMOTES_MAX = 8;

const sha256 = (text: string) => createHash("sha256").update(text).digest();
/** The folder of a version in a store, with a hash that differs for each text. */
const folderOf = (name: string, text: string) =>
  `/assets/${name}/10.10.10-${sha256(text).toString("hex").slice(0, 12)}/`;

/** The files of a version. Their hashes differ for each text. */
const filesOf = (name: string, text: string) => ({
  base: folderOf(name, text),
  entry: `remote.${sha256(`${text} entry`).toString("hex").slice(0, 8)}.js`,
  integrity: `sha256-${sha256(text).toString("base64")}`,
});

/** Names of remotes to come: unlike each other, so that they compress no better than real ones. */
const NEW_REMOTES = ["savings", "insurance", "rewards", "referral", "budget-plan", "invoices", "payroll", "transfer"];

/** A remote of three paths, as `pnpm new:remote` makes it. */
function newRemote(name: string, index: number): RegistryRemote {
  const [source, filipino, chinese] = [`Title ${index}`, `Pamagat ${index}`, `标题${index}`];
  const path = {
    title: { source, "en-PH": source, "fil-PH": filipino, "zh-CN": chinese },
    screen: "HelloScreen",
    firstPaint: { html: "", css: "" },
    early: [],
    scripts: [],
    styles: [],
    soon: [],
    locales: {},
  };
  return {
    ...filesOf(name, name),
    name,
    version: "1.0.0",
    hashes: {},
    paths: { [`/${name}`]: path, [`/${name}Form`]: path, [`/${name}Outcome`]: path },
  };
}

/**
 * Returns the registry of a release as a store serves it at its largest: folders named after versions and hashes, a fallback for
 * every remote, and REMOTES_MAX remotes. Documents of a checkout are smaller, so a budget that only they meet would refuse
 * the shipments that follow.
 */
export function fillRegistry({ shell, remotes }: Registry): Registry {
  const places = NEW_REMOTES.filter((name) => !remotes.some((remote) => remote.name === name))
    .slice(0, Math.max(0, REMOTES_MAX - remotes.length))
    .map(newRemote);
  const filled = [...remotes, ...places].map((remote) => ({
    ...remote,
    base: folderOf(remote.name, remote.name),
    last: filesOf(remote.name, `${remote.name} last`),
  }));
  return { shell: { ...shell, base: folderOf("shell", "shell") }, remotes: filled };
}

const brotli = (content: Uint8Array | string) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

const gzip: typeof brotli = (content) => gzipSync(content, { level: 9 }).byteLength;

/** Room for the data of a document, which `startedText.ts` of the edge adds to it: the sandbox's largest response takes 1.5 kB. */
const DATA_BYTES = 1500;

const sizeOfHeaders = ({ headers }: ComposedDocument) =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + value.length, 0);

/** Sizes of a path's files in bytes, after brotli unless the name states another form. */
interface PathWeight {
  readonly path: string;
  readonly javascript: number;
  /** All JavaScript after gzip: old webviews accept nothing better. */
  readonly gzip: number;
  readonly remote: number;
  /** The document as a store serves it at its largest; see fillRelease. */
  readonly document: number;
  /** The same before compression. */
  readonly uncompressedDocument: number;
  /** The part of the document before its data, with its headers and with data. */
  readonly firstFlight: number;
}

/** Measures the first load of every path of the builds in `apps`. */
async function weighPaths(apps = "apps"): Promise<readonly PathWeight[]> {
  const reader = createBuiltReader({ appsDir: apps, environment: { stage: "sandbox" } });
  const live = reader.current();
  if (!live) throw new Error(`Not measured: ${reader.problem?.()?.text}`);
  const measure = (compress: typeof brotli) => {
    const sizes = new Map<string, number>();
    const size = (app: string, _: unknown, file: string) => {
      const key = path.join(apps, app, app === "shell" ? "dist/shell" : "dist/remote", file);
      const known = sizes.get(key) ?? compress(readFileSync(key));
      sizes.set(key, known);
      return known;
    };
    return measurePaths(live, { size, registryOf: fillRegistry });
  };
  const gzipped = await measure(gzip);
  return Array.from(await measure(brotli), ([name, { javascript, remote, document }]) => ({
    path: name,
    javascript,
    gzip: gzipped.get(name)?.javascript ?? 0,
    remote,
    document: brotli(document.html),
    uncompressedDocument: Buffer.byteLength(document.html),
    firstFlight: brotli(document.split(true)[0]) + sizeOfHeaders(document) + DATA_BYTES,
  }));
}

const REMEDY = "Load later what the first screen does not show: lazyComponent of @lending/ui/lazy-component.";

/** Compares every path with its budget and returns a line for each excess. */
export function checkBudgets(weights: readonly PathWeight[]): readonly string[] {
  return weights.flatMap((weight) => {
    const budget = budgets[weight.path] ?? defaultBudget;
    return (["javascript", "gzip", "remote", "document", "uncompressedDocument", "firstFlight"] as const)
      .filter((kind) => weight[kind] > budget[kind])
      .map((kind) => `${weight.path}: ${kind} is ${weight[kind]} B of ${Math.round(budget[kind])} B. ${REMEDY}`);
  });
}

if (import.meta.main) {
  // Measures the first load of every path of the builds, in bytes after brotli, and compares it with its budget.
  const columns = { javascript: "JavaScript", gzip: "its gzip", remote: "of remote", document: "document" } as const;
  const kinds = Object.keys(columns) as (keyof typeof columns)[];
  const weights = await weighPaths().catch((fault: Error): readonly PathWeight[] => {
    reportProblems([fault.message]);
    return [];
  });
  const problems = checkBudgets(weights);
  console.log(
    `${" ".repeat(20)}${kinds.map((kind) => columns[kind].padStart(20)).join("")}   (documents with the largest release data)`,
  );
  // With a problem only the paths that have one, so that it is not one line in forty.
  for (const weight of weights) {
    if (problems.length > 0 && !problems.some((problem) => problem.startsWith(`${weight.path}:`))) continue;
    const budget = budgets[weight.path] ?? defaultBudget;
    const cells = kinds.map((kind) => `${weight[kind]} of ${budget[kind]}`.padStart(20));
    console.log(weight.path.padEnd(20) + cells.join(""));
  }
  reportProblems(problems);
}
