import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createDirectoryStore, createShapeGate, makeBuild, makePublisher, makeSigner } from "@lending/delivery/testing";
import { singletons } from "@lending/federation/preset";
import { readShape, type Shape } from "@lending/federation/shape";

/** The apps that are compared. */
export const APPS = ["shell", "loan", "repay", "bank-binding", "complaints", "promo", "official-site"];

/** Folders that can change a shape. */
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

type Shapes = Readonly<Record<string, Shape>>;

const buildsOf = (shapes: Shapes, version: string) =>
  Object.entries(shapes).map(([name, shape]) => {
    const paths = Object.keys(shape).flatMap((one) => (one.startsWith("path ") ? [one.slice("path ".length)] : []));
    return makeBuild({ name, version, shape, paths: paths.length > 0 ? paths : [`/${name}`] });
  });

/** Ships apps with these shapes. `check` passes the next shapes of some of them through the gate, and returns its refusal. */
export async function createShapeTest(before: Shapes) {
  const folder = mkdtempSync(path.join(tmpdir(), "shape-"));
  const { ship, log, archive } = makePublisher({ store: createDirectoryStore(folder), ...makeSigner() });
  await ship(...buildsOf(before, "0.1.0"));
  const gate = createShapeGate({ log, archive });
  let patch = 0;
  return {
    async check(after: Shapes): Promise<string | undefined> {
      const base = await log.newest();
      if (!base) throw new Error("Nothing was shipped.");
      patch += 1;
      const builds = buildsOf(after, `0.2.${patch}`);
      for (const build of builds) await archive.add(build);
      const { shell, ...remotes } = Object.fromEntries(builds.map(({ name, deployed }) => [name, deployed]));
      const { release } = base;
      const content = { ...release, shell: shell ?? release.shell, remotes: { ...release.remotes, ...remotes } };
      return gate({ content, base }).then(
        () => undefined,
        (fault: Error & { by?: string }) => {
          if (fault.by !== "shape") throw fault;
          return fault.message;
        },
      );
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
