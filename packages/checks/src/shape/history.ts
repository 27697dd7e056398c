import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { singletons } from "@lending/federation/preset";
import { readShape, type Shape } from "@lending/federation/shape";
import { createShapeTest } from "./createShapeTest.ts";

/** The apps whose shapes are compared. */
export const APPS = ["shell", "loan", "repay", "bank-binding", "complaints", "promo", "official-site"];

/** Folders whose changes can change a shape. */
const CONTRACTS = [
  "apps/*/src/**/api/*",
  "apps/*/src/*.ts",
  "apps/*/src/routes.tsx",
  "apps/*/src/**/*.module.css",
  "packages/api-client/src",
  "packages/bridge/src",
];

/** Passes the newest commits that concern contracts through the gate, each beside its parent as the live release. */
export async function checkHistory(repository: string, count: number) {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: repository, encoding: "utf8" }).trim();
  const folder = mkdtempSync(path.join(tmpdir(), "history-"));
  const tree = path.join(folder, "tree");
  mkdirSync(tree);
  const shapesOf = (commit: string): Readonly<Record<string, Shape>> => {
    execFileSync("git", [`--work-tree=${tree}`, "read-tree", "--reset", "-u", commit], {
      cwd: repository,
      env: { ...process.env, GIT_INDEX_FILE: path.join(folder, "index") },
    });
    const apps = APPS.map((app) => path.join(tree, "apps", app)).filter((app) =>
      existsSync(path.join(app, "src/routes.tsx")),
    );
    return Object.fromEntries(apps.map((app) => [path.basename(app), readShape({ folder: app, shared: singletons })]));
  };
  const known = new Map<string, Readonly<Record<string, Shape>>>();
  const read = (commit: string) => {
    const shapes = known.get(commit) ?? shapesOf(commit);
    known.clear();
    known.set(commit, shapes);
    return shapes;
  };
  const lines = git("log", "--no-merges", `--max-count=${count}`, "--format=%H %P", "--", ...CONTRACTS).split("\n");
  const refusals: string[] = [];
  let changed = 0;
  try {
    for (const line of lines) {
      const [commit = "", parent = ""] = line.split(" ");
      const after = read(commit);
      const before = read(parent);
      if (JSON.stringify(before) === JSON.stringify(after)) continue;
      changed += 1;
      const test = await createShapeTest(before);
      const refusal = await test.check(after).finally(test.close);
      if (refusal !== undefined) refusals.push(`${commit.slice(0, 8)}: ${refusal}`);
    }
    return { checked: lines.length, changed, refusals };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
