import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { KINDS, renamed } from "./breakingKinds.ts";

/** One breaking change, as a careless edit would leave the sources. */
export interface BreakingChange {
  readonly kind: string;
  /** Name of the app whose build changes. */
  readonly app: string;
  /** The changed files with their texts. */
  readonly files: ReadonlyMap<string, string>;
  /** The edit, for a list of those that were not noticed. */
  readonly edit: string;
}

const APPS = ["loan", "repay", "bank-binding", "complaints", "promo", "official-site"];
const ENTRIES = [
  "api-client/src/index.ts",
  "api-client/src/schema/schema.ts",
  "bridge/src/index.ts",
  "bridge/src/router/router.tsx",
  "bridge/src/store/index.ts",
  "ui/src/locale/locale.tsx",
  "ui/src/toast/toast.tsx",
];

/** A small generator, so that a seed makes the same corpus on every machine (mulberry32). */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function* listFiles(folder: string): Generator<string> {
  for (const one of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, one.name);
    if (one.isDirectory()) {
      if (!/^(?:node_modules|dist|testing)$/.test(one.name)) yield* listFiles(file);
    } else if (!/\.(?:test|stories)\./.test(one.name)) yield file;
  }
}

/** Renames a member in all these files. */
function renameIn(files: readonly string[], name: string): ReadonlyMap<string, string> {
  const texts = files.map((file) => [file, readFileSync(file, "utf8")] as const);
  const changed = texts.map(
    ([file, text]) => [file, text.replace(new RegExp(`(?<![/"-])\\b${name}\\b(?![/"-])`, "g"), renamed(name))] as const,
  );
  return new Map(changed.filter(([, text], index) => text !== texts[index]?.[1]));
}

/** Makes breaking changes of a repository: from every kind the same number of places, chosen by the seed. */
export function breakSources(
  repository: string,
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly BreakingChange[] {
  const random = makeRandom(seed);
  const folders = [
    ...APPS.map((app) => `apps/${app}/src`),
    "packages/api-client/src",
    "packages/bridge/src",
    "packages/ui/src",
  ];
  const files = folders.flatMap((folder) => [...listFiles(path.join(repository, folder))]).sort();
  const entries = ENTRIES.map((file) =>
    readFileSync(path.join(repository, "packages", file), "utf8").replace(/^(?!export|\s+\w+,?$).*$/gm, ""),
  ).join("\n");
  const remotes = files
    .filter((file) => /\/apps\/(?!shell)|\/packages\/ui\//.test(file) && file.endsWith(".tsx"))
    .flatMap((file) => readFileSync(file, "utf8").match(/^import[^;]*from "@lending[^;]*;/gm) ?? [])
    .join("\n");
  const byKind = Object.entries(KINDS).map(([kind, { files: wanted, find, edit, isEverywhere, needs, isOfEntry }]) => {
    const changes = files.flatMap((file): BreakingChange[] => {
      const relative = path.relative(repository, file);
      if (!wanted.test(relative)) return [];
      const before = readFileSync(file, "utf8");
      const app = relative.startsWith("apps/") ? `${relative.split("/")[1]}` : "shell";
      if (needs && !needs.test(before)) return [];
      const isShared = isOfEntry
        ? (name: string) => [entries, remotes].every((text) => new RegExp(`\\b${name}\\b`).test(text))
        : undefined;
      const isCode = ({ index }: RegExpExecArray) =>
        !/(?:\/\/|\*)[^\n]*$/.test(before.slice(0, index).split("\n").at(-1) ?? "");
      const all = ([...before.matchAll(find)] as RegExpExecArray[]).filter(
        (match) => isCode(match) && (!isShared || isShared(match[2] ?? match[1] ?? "")),
      );
      return (isEverywhere === "file" ? all.slice(0, 1) : all).map((match) => {
        const replaced = edit(match, random);
        const changed =
          isEverywhere === "packages"
            ? renameIn(
                files.filter((one) => relative.startsWith("apps/") || one.includes("/packages/")),
                match[1] ?? "",
              )
            : new Map([
                [
                  file,
                  isEverywhere === "file"
                    ? before.replace(find, (...groups) => edit(groups as unknown as RegExpExecArray, random))
                    : before.slice(0, match.index) + replaced + before.slice(match.index + match[0].length),
                ],
              ]);
        return { kind, app, files: changed, edit: `${relative}: ${match[0].trim()} -> ${replaced.trim()}` };
      });
    });
    return changes.map((change) => ({ change, order: random() })).sort((a, b) => a.order - b.order);
  });
  const chosen: BreakingChange[] = [];
  for (let round = 0; chosen.length < count && byKind.some((list) => list[round]); round += 1)
    for (const list of byKind)
      if (list[round] && chosen.length < count) chosen.push((list[round] as { change: BreakingChange }).change);
  return chosen;
}
