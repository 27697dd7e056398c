import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { reportProblems } from "./reportProblems.ts";

/**
 * The forbidden imports, as patterns of `<file> <specifier> <imported file>`, so that a new remote needs no rule:
 * app -> packages; routes -> screens -> (components | api) -> packages; in delivery cli -> operate -> ship.
 */
const FORBIDDEN: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^packages\/(ui|api-client)\/\S+ \S+ packages\/(?!\1\/)/, "ui and api-client import no other package."],
  [/^packages\/bridge\/\S+ \S+ packages\/(?!bridge\/|ui\/|api-client\/)/, "bridge imports only ui and api-client."],
  [
    /^packages\/delivery\/src\/(?:ship\/\S+ \S+ packages\/delivery\/src\/(?:operate|cli)|operate\/\S+ \S+ packages\/delivery\/src\/cli)\//,
    "In delivery, only a later part imports an earlier one: ship, operate, cli.",
  ],
  [
    /^packages\/(?:releases|federation|bridge)\/\S+ \S+ packages\/delivery\//,
    "Only delivery writes releases; what the edge runs imports nothing of it.",
  ],
  [/^packages\/\S+ \S+ apps\//, "A package must not import an app."],
  [
    /^packages\/(?!domain\/)\S+ \S+ packages\/domain\//,
    "A package must not import domain: the platform knows nothing of lending.",
  ],
  // The sandbox serves the site with the production server, so that both have one code path.
  [
    /^apps\/sandbox\/\S+ (?!@lending\/(?:edge\b|[\w-]+\/api\/))\S+ apps\/(?!sandbox\/)/,
    "The sandbox imports only the `api` entries of remotes, and the edge.",
  ],
  // These apps show, test and measure other apps.
  [
    /^apps\/(?!storybook\/|bench\/|e2e\/|sandbox\/)([\w-]+)\/\S+ \S+ apps\/(?!\1\/)/,
    "An app imports packages only, and no other app.",
  ],
  [
    /^apps\/[\w-]+\/src\/api\/\S+ react(?:-dom|-router)?[/ ]/,
    "api/ must not import React: it only turns responses into models.",
  ],
  [
    /^apps\/([\w-]+)\/src\/screens\/([\w-]+)\/\S+ \S+ apps\/\1\/src\/screens\/(?!\2\/)/,
    "A screen must not import another screen.",
  ],
  [/^apps\/([\w-]+)\/src\/components\/\S+ \S+ apps\/\1\/src\/screens\//, "components/ must not import screens/."],
  [
    /^apps\/([\w-]+)\/src\/api\/\S+ \S+ apps\/\1\/src\/(?:screens|components)\//,
    "api/ must not import screens/ or components/.",
  ],
];

/** Returns why a file must not import another one, and what to do; undefined when it may. `imported` is "" for a library. */
export function refuseImport(file: string, specifier: string, imported: string): string | undefined {
  const why = FORBIDDEN.find(([pattern]) => pattern.test(`${file} ${specifier} ${imported}`))?.[1];
  const [, app, folder, other] = /^(apps\/[^/]+)\/src\/(\w+)\S* (apps\/[^/]+)\//.exec(`${file} ${imported}`) ?? [];
  if (why === undefined || app === undefined) return why;
  const shared = app === other ? `${app}/src/${folder === "api" ? "api" : "components"}/` : "packages/domain/src/";
  return `${why} If both need it: git mv ${imported} ${shared}`;
}

const lineOf = (source: string, index: number) => source.slice(0, index).split("\n").length;

const IMPORT = /(?:\bimport|\bexport)\s[^"';]*?from\s*["']([^"']+)["']|\bimport\s*\(?\s*["']([^"']+)["']/g;

/** Lists the paths that two routes declare, by the source of each `routes.tsx`. Builds may be older than the sources. */
export function findDuplicates(sources: ReadonlyMap<string, string>): readonly string[] {
  const owners = new Map<string, string>();
  return [...sources].flatMap(([file, source]) =>
    [...source.matchAll(/\b(?:path: |section\()"([^"]+)"/g)].flatMap(({ index, 1: declared = "" }) => {
      const owner = owners.get(declared);
      const place = `${file}:${lineOf(source, index)}`;
      owners.set(declared, owner ?? place);
      return owner === undefined ? [] : [`"${declared}" is a path in ${owner} and in ${place}. Change one of them.`];
    }),
  );
}

/** Lists the remotes without a line in CODEOWNERS, and its lines about what does not exist. */
export function checkOwners(
  text: string,
  remotes: readonly string[],
  exists: (file: string) => boolean,
): readonly string[] {
  const owned = [...text.matchAll(/^\/(\S+?)\/? /gm)].map(([, file = ""]) => file);
  return [
    ...remotes
      .filter((name) => !owned.includes(`apps/${name}`))
      .map((name) => `Nobody owns apps/${name}. Name its team: echo "/apps/${name}/ @lending/${name}" >> ${OWNERS}`),
    ...owned.filter((file) => !exists(file)).map((file) => `${OWNERS}: there is no ${file}. Remove its line.`),
  ];
}
const OWNERS = ".github/CODEOWNERS";

if (import.meta.main) {
  const folders = new Map(
    globSync("{apps,packages}/*/package.json").map((file) => [
      (JSON.parse(readFileSync(file, "utf8")) as { name: string }).name,
      path.dirname(file),
    ]),
  );
  // A test of delivery may run the whole command.
  const files = globSync("{apps,packages}/*/src/**/*.{ts,tsx}")
    .filter((file) => !/^packages\/delivery\/.*\.test\.ts$/.test(file))
    .sort();
  const sources = new Map(files.map((file) => [file, readFileSync(file, "utf8")]));
  const problems = [...sources].flatMap(([file, source]) =>
    [...source.matchAll(IMPORT)].flatMap(({ index, 0: whole, 1: first, 2: second }) => {
      const specifier = first ?? second ?? "";
      const workspace = folders.get(/^@lending\/[^/]+/.exec(specifier)?.[0] ?? "");
      const [, , ...entry] = specifier.split("/");
      const inside = specifier.startsWith(".") ? path.join(path.dirname(file), specifier) : undefined;
      const outside = workspace ? `${workspace}/src/${entry.join("/") || "index"}` : "";
      const imported = [`${outside}.ts`, `${outside}.tsx`].find(existsSync) ?? outside;
      const why = refuseImport(file, specifier, inside ?? imported);
      return why === undefined ? [] : [`${file}:${lineOf(source, index + whole.length)}: ${specifier}: ${why}`];
    }),
  );
  const routes = new Map([...sources].filter(([file]) => /^apps\/[^/]+\/src\/routes\.tsx$/.test(file)));
  const remotes = [...routes.keys()].map((file) => file.split("/")[1] ?? "").filter((name) => name !== "shell");
  reportProblems(
    [...problems, ...findDuplicates(routes), ...checkOwners(readFileSync(OWNERS, "utf8"), remotes, existsSync)],
    `${files.length} files`,
  );
}
