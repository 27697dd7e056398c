import { execFileSync } from "node:child_process";
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

/** The tests of one app that a change of some of its files can affect. All files are relative to the repository. */
export interface AffectedTests {
  readonly tests: readonly string[];
  readonly stories: readonly string[];
  readonly journeys: readonly string[];
  /** Whether only messages changed: no other package reads them. */
  readonly isCopy: boolean;
}

const IMPORTS = /(?:from|import\() ?"(\.[^"]+)"/g;
const MESSAGES = /\/src\/messages\//;
const ROUTES = /\/src\/(?:routes|firstPaints)\.tsx$/;
const TESTS = /\.(?:test|stories)\.tsx?$/;
/** Files that other packages read. */
const API = /\/src\/api\//;

/** Returns the text of each exported group of a messages file, and under "" what is outside of them. */
const groupsOf = (text: string) =>
  new Map(text.split(/^(?=export const )/m).map((block) => [/export const (\w+)/.exec(block)?.[1] ?? "", block]));

/** Returns the names of the groups that differ between two texts of a messages file. */
export function changedGroups(before: string, after: string): readonly string[] {
  const [old, current] = [groupsOf(before), groupsOf(after)];
  return [...new Set([...old.keys(), ...current.keys()])].filter((name) => old.get(name) !== current.get(name));
}

/** Whether the file of a journey names a path. The harness fails a journey that opens a path without naming it. */
export const namesPath = (text: string, address: string) => new RegExp(`["'\`]${address}(?![\\w-])`).test(text);

interface Change {
  readonly repository: string;
  readonly app: string;
  /** Changed files, relative to the repository. */
  readonly changed: readonly string[];
  /** Returns the content of a file before the change; "" for a new one. */
  readonly readBefore: (file: string) => string;
}

/** Reads files as they were at a commit. */
export const readAt = (repository: string, commit: string) => (file: string) => {
  try {
    return execFileSync("git", ["show", `${commit}:${file}`], { cwd: repository, encoding: "utf8", stdio: "pipe" });
  } catch {
    return "";
  }
};

/**
 * Follows the imports of an app from the changed files to its tests, its stories and the journeys that open its screens.
 * Returns undefined when the change may affect every screen or another package: of a route, a first paint, a title or a
 * request, outside of the app's source, or of a file that is gone.
 */
export function affectedTests({ repository, app, changed, readBefore }: Change): AffectedTests | undefined {
  const folder = `apps/${app}/src`;
  const read = (file: string) => readFileSync(path.join(repository, file), "utf8");
  const files = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: repository });
  const texts = new Map(files.map((file) => [file, read(file)]));
  const found = new Set<string>();
  for (const file of changed) {
    if (/^\.changeset\/|\.md$/.test(file)) continue;
    if (!file.startsWith(`${folder}/`) || API.test(file) || !existsSync(path.join(repository, file))) return undefined;
    if (!MESSAGES.test(file)) found.add(file);
    else
      for (const group of changedGroups(readBefore(file), read(file))) {
        if (group === "") return undefined;
        for (const [user, text] of texts)
          if (!MESSAGES.test(user) && new RegExp(`\\b${group}\\b`).test(text)) found.add(user);
      }
  }
  const isCopy = changed.every((file) => !file.startsWith(folder) || MESSAGES.test(file));
  /** Adds what imports the files, to the last one. Returns false for a route, and for a first paint unless it shows only copy. */
  const follow = (files: Set<string>): boolean => {
    for (const file of files) {
      if (ROUTES.test(file)) {
        if (isCopy && file.endsWith("firstPaints.tsx")) continue;
        return false;
      }
      for (const [user, text] of texts) {
        const isLoaded = ROUTES.test(user) ? /from ?"(\.[^"]+)"/g : IMPORTS;
        for (const [, target = ""] of text.matchAll(isLoaded))
          if (path.posix.join(path.posix.dirname(user), target) === file) files.add(user);
      }
    }
    return true;
  };
  if (!follow(found)) return undefined;
  const routes = [...read(`${folder}/routes.tsx`).matchAll(/path: "([^"]+)"[\s\S]*?import\("\.\/([^"]+)"\)/g)].map(
    ([, address = "", screen = ""]) => ({ address, screen: `${folder}/${screen}` }),
  );
  // What no screen loads may be part of the frame, the entry or the build, and concern all of them.
  for (const file of changed) {
    if (!file.startsWith(`${folder}/`) || MESSAGES.test(file) || TESTS.test(file)) continue;
    const users = new Set([file]);
    if (!follow(users) || !routes.some(({ screen }) => users.has(screen))) return undefined;
  }
  const paths = routes.filter(({ screen }) => found.has(screen)).map(({ address }) => address);
  const journeys = globSync(`apps/e2e/src/journeys/${app}/*.spec.ts`, { cwd: repository }).filter((file) => {
    const names = (address: string) => namesPath(read(file), address);
    const isOfEvery = file.endsWith("/everyScreen.spec.ts");
    return paths.some(names) || (isOfEvery && paths.length > 0);
  });
  const ending = (pattern: RegExp) => [...found].filter((file) => pattern.test(file)).sort();
  return { tests: ending(/\.test\.tsx?$/), stories: ending(/\.stories\.tsx$/), journeys: journeys.sort(), isCopy };
}
