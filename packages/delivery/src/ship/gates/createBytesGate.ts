import { brotliCompressSync, constants } from "node:zlib";
import { ROOT } from "@lending/federation/document";
import type { Registry } from "@lending/federation/manifest";
import { isStockRemote } from "@lending/federation/preset";
import { readParts } from "@lending/releases/artefact/readArtefact";
import { type Composable, createComposer } from "@lending/releases/compose";
import type { Deployed } from "@lending/releases/formats/names";
import type { ReleaseContent } from "@lending/releases/formats/Release";
import { siteOf } from "@lending/releases/site";
import { withVariants } from "@lending/releases/variants";
import { versionIn } from "../changes/parts.ts";
import type { Artefacts } from "../createArtefacts.ts";
import { type Gate, Refusal } from "../Refusal.ts";
import { type Budget, type BudgetOf, budgetOfPath } from "./budgets.ts";

/** Sizes of the first load of a path, in bytes after brotli. */
interface PathSizes {
  /** All scripts. */
  readonly javascript: number;
  /** The scripts of its remote. */
  readonly remote: number;
  /** Whether another tool built the remote. */
  readonly isStock: boolean;
  /** The document up to the end of its first paint, up to its data, and the whole one. Below `limit`, the size at a lower quality, which takes a fiftieth of the time. */
  readonly firstPaint: (limit?: number) => number;
  readonly start: (limit?: number) => number;
  readonly document: (limit?: number) => number;
  /** The same before compression. */
  readonly uncompressed: Readonly<Record<"firstPaint" | "start" | "document", number>>;
}

interface Measures {
  readonly ids?: readonly string[];
  /** Returns the size of a file as a browser receives it. */
  readonly size: (app: string, deployed: Deployed, file: string) => number | Promise<number>;
  /** What the release is measured with: other names. */
  readonly registryOf?: (registry: Registry) => Registry;
}

const brotli = (text: string, quality: number) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength;

/** Returns the size of a document, which is compressed at the highest quality only when that matters. */
function sizeOf(html: string): (limit?: number) => number {
  let [quick, best] = [0, 0];
  return (limit = 0) => {
    if (limit > 0) quick ||= brotli(html, 5);
    if (quick > 0 && quick <= limit) return quick;
    best ||= brotli(html, 11);
    return best;
  };
}

/** Measures what every path of a release loads first. `pnpm check` measures builds by it, and the gate of bytes artefacts. */
export async function measurePaths(
  composable: Composable,
  { ids = [], size, registryOf }: Measures,
): Promise<ReadonlyMap<string, PathSizes>> {
  const composer = createComposer(composable, registryOf && { registryOf });
  const { registry, shell } = siteOf(composable.release, composable, ids);
  const chosen = withVariants(composable.release, ids);
  const sum = async (name: string, deployed: Deployed, files: readonly string[]) => {
    const sizes = [...new Set(files)].map((file) => size(name, deployed, file));
    return (await Promise.all(sizes)).reduce((total, one) => total + one, 0);
  };
  const ofShell = await sum("shell", chosen.shell, shell.scripts);
  const loads = new Map<string, PathSizes>();
  for (const owner of [registry.shell, ...registry.remotes]) {
    const deployed = versionIn(chosen, owner.name);
    if (!deployed) continue;
    for (const [pathname, path] of Object.entries(owner.paths)) {
      const own =
        owner.name === "shell"
          ? path.scripts.filter((file) => !shell.scripts.includes(file))
          : [owner.entry, ...path.scripts];
      const remote = await sum(owner.name, deployed, own);
      const { html, split } = composer.document(pathname, ids);
      const [start] = split(true);
      const firstPaint = start.slice(0, start.indexOf(ROOT));
      const ofDocument = {
        ...{ firstPaint: sizeOf(firstPaint), start: sizeOf(start), document: sizeOf(html) },
        uncompressed: {
          firstPaint: Buffer.byteLength(firstPaint),
          start: Buffer.byteLength(start),
          document: Buffer.byteLength(html),
        },
      };
      loads.set(pathname, { javascript: ofShell + remote, remote, isStock: isStockRemote(owner), ...ofDocument });
    }
  }
  return loads;
}

/** Measures every path of a release for the devices of some variants. */
export async function measureRelease(
  release: ReleaseContent,
  artefacts: Artefacts,
  ids: readonly string[] = [],
): Promise<ReadonlyMap<string, PathSizes>> {
  const parts = await readParts(release, {
    manifest: artefacts.manifest,
    file: ({ app, deployed, file }) => artefacts.read(app, deployed, file),
  });
  // The same number in all, so that documents differ by what has changed only.
  const composable: Composable = { ...parts, release: { ...release, number: 1 } };
  return measurePaths(composable, { ids, size: artefacts.compressedSize });
}

/** Formats a number of bytes with spaces between thousands: "10 612 B". */
const formatBytes = (bytes: number) => `${String(bytes).replace(/\B(?=(\d{3})+$)/g, " ")} B`;

/** What is measured, and its limit. The shell has the rest of the scripts' budget, so that no team pays for another's. */
const KINDS = {
  shell: { name: "javascript of the shell", limit: ({ javascript, remote }: Budget) => javascript - remote },
  remote: { name: "remote", limit: ({ remote }: Budget) => remote },
  firstPaint: { name: "document up to its first paint", limit: ({ firstPaint }: Budget) => firstPaint },
  start: { name: "document up to its data", limit: ({ start }: Budget) => start },
  document: { name: "document", limit: ({ document }: Budget) => document },
  uncompressedDocument: {
    name: "document before compression",
    limit: ({ uncompressedDocument }: Budget) => uncompressedDocument,
  },
} as const;
type Kind = keyof typeof KINDS;

/** A document may grow by this much: the platform adds fallbacks, and versions get more digits. */
const ROOM = 200;

function sizeIn(sizes: PathSizes | undefined, kind: Kind, limit?: number): number {
  if (!sizes) return 0;
  if (kind === "shell") return sizes.javascript - sizes.remote;
  if (kind === "remote") return sizes.remote;
  return kind === "uncompressedDocument" ? sizes.uncompressed.document : sizes[kind](limit);
}

/** Whether a path is larger than in the live release. Of documents the text counts: hashes compress differently each time. */
function isLarger(sizes: PathSizes, before: PathSizes, kind: Kind): boolean {
  if (kind === "shell" || kind === "remote") return sizeIn(sizes, kind) > sizeIn(before, kind);
  const part = kind === "uncompressedDocument" ? "document" : kind;
  return sizes.uncompressed[part] > before.uncompressed[part] + ROOM;
}

/**
 * Measures the first load of every path against its budget, as each device gets it. A path that is above its budget in the live release
 * may stay there, but must not grow.
 */
export function createBytesGate(artefacts: Artefacts, budgetOf: BudgetOf = budgetOfPath): Gate {
  const weigh = (content: ReleaseContent, ids: readonly string[]) => measureRelease(content, artefacts, ids);

  return async ({ content, base }) => {
    const live = base ? await weigh(base.release, []) : undefined;
    const problems = new Set<string>();
    let most = { pathname: "", growth: 0 };
    const all = await weigh(content, []);
    for (const weights of [all, ...(await Promise.all(content.variants.map(({ id }) => weigh(content, [id]))))])
      for (const [pathname, sizes] of weights) {
        const budget = budgetOf(pathname, sizes.isStock);
        const before = live?.get(pathname);
        for (const kind of Object.keys(KINDS) as Kind[]) {
          const { name, limit } = KINDS[kind];
          const size = sizeIn(sizes, kind, limit(budget));
          if (size <= limit(budget) || (before && !isLarger(sizes, before, kind))) continue;
          const comparison = before ? `, live ${formatBytes(sizeIn(before, kind))}` : "";
          problems.add(`${pathname}: ${name} is ${formatBytes(size)} of ${formatBytes(limit(budget))}${comparison}`);
        }
        const growth = before ? sizes.javascript - before.javascript : 0;
        if (Math.abs(growth) > Math.abs(most.growth)) most = { pathname, growth };
      }
    if (problems.size > 0) throw Refusal.of("bytes", problems);
    const count = `${all.size} paths within their budgets`;
    if (!base) return count;
    return most.growth === 0
      ? `${count}, as heavy as before`
      : `${count}; ${most.pathname} ${most.growth > 0 ? "+" : "-"}${formatBytes(Math.abs(most.growth))}`;
  };
}
