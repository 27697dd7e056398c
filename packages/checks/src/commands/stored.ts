import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fillRegions, reportProblems, updateFiles } from "./reportProblems.ts";

type StoredValue = ReturnType<typeof readDeclarations>[number];

const COMMENT = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:export )?const \w+`;
const DECLARED = new RegExp(
  String.raw`${COMMENT}(?:: (Session|Local)Key = "([^"]+)"| = declareStored(?:<[^{]*>)?\(\{\s*key: "([^"]+)",\s*place: "(session|local)")`,
  "g",
);
const USE = /= declareStored(?:<[^{]*>)?\(\{|: (?:Session|Local)Key = "/g;

/** Lists the values on the phone that a module declares. Throws for a declaration without a comment, key or place. */
export function readDeclarations(file: string, source: string) {
  const values = Array.from(
    source.matchAll(DECLARED),
    ([, comment = "", type, portKey, key = portKey, place = type]) => ({
      key: `${key}`,
      place: `${place}`.toLowerCase() as "session" | "local",
      /** The package or app that declares it. */
      owner: file.split("/")[1] ?? "",
      /** Content and lifetime: the comment above the declaration. */
      text: comment.replace(/\s*\n\s*\* ?/g, " ").trim(),
    }),
  );
  if (values.length !== [...source.matchAll(USE)].length)
    throw new Error(`${file} declares a stored value without a comment above it, or without a literal key and place.`);
  return values;
}

/** Lists the stored values of all apps and packages, by place and key. Throws for a key that is declared twice in a place. */
export function listStored(root: string): readonly StoredValue[] {
  const files = globSync("{apps,packages}/*/src/**/*.{ts,tsx}", {
    cwd: root,
    exclude: (name) => /\.test\.|checks/.test(name),
  });
  const values = files.flatMap((file) => readDeclarations(file, readFileSync(path.join(root, file), "utf8")));
  const names = values.map(({ key, place }) => `${place} ${key}`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two modules declare the stored value "${twice}".`);
  return values.sort((a, b) => (`${a.place} ${a.key}` < `${b.place} ${b.key}` ? -1 : 1));
}

/** Returns the table of the documents. */
export const renderStored = (values: readonly StoredValue[]): readonly string[] => [
  "| storage | key | declared in | content and lifetime |",
  "|---|---|---|---|",
  ...values.map(({ place, key, owner, text }) => `| ${place} | \`${key}\` | ${owner} | ${text} |`),
];

if (import.meta.main) {
  const root = path.resolve(import.meta.dirname, "../../../..");
  // Generates the table of stored values in docs/architecture.md from their declarations. Without --write it only compares it.
  const values = listStored(root);
  const page = "docs/architecture.md";
  const text = fillRegions(readFileSync(path.join(root, page), "utf8"), { stored: ["", ...renderStored(values), ""] });
  reportProblems(updateFiles({ [page]: text }, "pnpm generate"), `${values.length} stored values`);
}
