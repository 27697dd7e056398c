import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinTasks, planTasks, readTasks, type Task } from "./planTasks.ts";

const repository = path.resolve(import.meta.dirname, "../../../..");
const notCopied = new Set(["node_modules", "dist", ".git", ".turbo", "static", "data", "test-results"]);

/** The folder `releases` at the root is the store of a checkout; a package may have a source folder of this name. */
const isCopied = (source: string) =>
  !notCopied.has(path.basename(source)) && source !== path.join(repository, "releases");

interface Package {
  readonly name: string;
  readonly folder: string;
  readonly dependencies: readonly string[];
}

const packages: readonly Package[] = ["packages", "apps"]
  .flatMap((group) => readdirSync(path.join(repository, group)).map((name) => `${group}/${name}`))
  .map((folder) => {
    const manifest = JSON.parse(readFileSync(path.join(repository, folder, "package.json"), "utf8"));
    return {
      name: manifest.name,
      folder,
      dependencies: Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
    };
  });

/** Returns the package and everything that imports it, directly or through another package. */
function dependentsOf(name: string): Set<string> {
  const found = new Set([name]);
  for (const member of found)
    for (const other of packages) if (other.dependencies.includes(member)) found.add(other.name);
  return found;
}

const sourceFiles = (folder: string) =>
  readdirSync(path.join(repository, folder, "src"), { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
const hasSource = ({ folder }: Package) => sourceFiles(folder).length > 0;
/** What everything imports, what nothing imports and a remote, or with `AFFECTED=all` every package. */
const SAMPLE = ["packages/ui", "packages/checks", "apps/loan"];
const isTried = (one: Package) => hasSource(one) && (process.env.AFFECTED === "all" || SAMPLE.includes(one.folder));

let copy = "";
let before: readonly Task[];

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "affected-"));
  cpSync(repository, copy, { recursive: true, filter: isCopied });
  before = readTasks(repository, copy);
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("the cache of tasks", () => {
  it.each(packages.filter(isTried))(
    "reruns exactly the planned tasks after a change in $folder, the type checks of what imports it among them",
    ({ name, folder }) => {
      const [file = ""] = sourceFiles(folder);
      const changed = path.join(copy, folder, "src", file);
      const original = readFileSync(changed);
      appendFileSync(changed, "\n// changed\n");
      const after = new Map(readTasks(repository, copy).map(({ taskId, hash }) => [taskId, hash]));
      writeFileSync(changed, original);

      const all = planTasks(before, ["every file"]);
      const rerun = before.filter(({ taskId, hash }) => after.get(taskId) !== hash).map(({ taskId }) => taskId);
      const planned = planTasks(before, [path.posix.join(folder, "src", file)]);
      expect(rerun.filter((id) => all.includes(id)).sort()).toEqual(planned);
      expect(planned.filter((id) => id.endsWith("#typecheck"))).toEqual(
        [...dependentsOf(name)]
          .map((one) => `${one}#typecheck`)
          .filter((id) => all.includes(id))
          .sort(),
      );
    },
  );
});

describe("the journeys of an app", () => {
  const journeys = path.join(repository, "apps/e2e/src/journeys");
  const read = (folder: string, file: string) => readFileSync(path.join(repository, folder, file), "utf8");
  const apps = packages.filter(({ folder }) => existsSync(path.join(repository, folder, "rspack.config.ts")));
  const paths = apps.flatMap(({ name, folder }) =>
    [...read(folder, "src/routes.tsx").matchAll(/path: "(\/\w+)"/g)].map(([, opened = ""]) => ({ name, opened })),
  );

  it("are in a folder with its name, or in platform", () => {
    const names = apps.map(({ folder }) => path.basename(folder));
    for (const folder of readdirSync(journeys)) expect(["platform", ...names]).toContain(folder);
  });

  it.each(apps)("of $folder rerun when an app changes whose paths they open", ({ name, folder }) => {
    const own = path.join(journeys, path.basename(folder));
    if (!existsSync(own)) return;
    const code = readdirSync(own)
      .map((file) => readFileSync(path.join(own, file), "utf8"))
      .join();
    const declared = before.find(({ taskId }) => taskId === `${name}#journeys`)?.dependencies;
    for (const { name: opened, opened: address } of paths)
      if (new RegExp(`["'\`]${address}\\b`).test(code)) expect(declared, address).toContain(`${opened}#build`);
  });
});

describe("a relative import into another package", () => {
  const escapes = /(?:from|import\() ?"((?:\.\.\/)+[^"]+)"/g;

  it.each(packages)(
    "is declared as a dependency of $name, so that the cache knows of it",
    ({ folder, dependencies }) => {
      const undeclared = new Set<string>();
      const exclude = (name: string) => /(^|\/)(node_modules|dist|static)$/.test(name);
      for (const file of globSync(["**/*.{ts,tsx}", ".storybook/*"], { cwd: path.join(repository, folder), exclude })) {
        const text = readFileSync(path.join(repository, folder, file), "utf8");
        for (const [, target = ""] of text.matchAll(escapes)) {
          const owner = path.join(folder, path.dirname(file), target).split("/").slice(0, 2).join("/");
          const other = packages.find((candidate) => candidate.folder === owner && owner !== folder);
          if (other && !dependencies.includes(other.name)) undeclared.add(other.name);
        }
      }
      expect([...undeclared]).toEqual([]);
    },
  );
});

const task = (taskId: string, inputs: readonly string[], dependencies: readonly string[] = []): Task => {
  const [name = "", kind = ""] = taskId.split("#");
  return {
    taskId,
    task: kind,
    hash: "",
    directory: name === "//" ? "." : `apps/${name}`,
    logFile: "",
    inputs: Object.fromEntries(inputs.map((file) => [file, "hash"])),
    dependencies,
    command: kind === "transit" ? "<NONEXISTENT>" : "run",
  };
};

const tasks = [
  task("ui#transit", ["Button.tsx"]),
  task("ui#test", ["Button.tsx", "Button.test.tsx"], ["ui#transit"]),
  task("loan#build", ["Order.tsx"], ["ui#transit"]),
  task("loan#test", ["Order.tsx"], ["ui#transit"]),
  task("loan#journeys", ["../e2e/loan.spec.ts"], ["loan#build", "repay#build"]),
  task("repay#build", ["Pay.tsx"], ["ui#transit"]),
  task("repay#journeys", ["../e2e/repay.spec.ts"], ["repay#build"]),
  task("//#checks", ["README.md", "pnpm-lock.yaml", "apps/loan/Order.tsx", "apps/repay/Pay.tsx"]),
];

describe("planTasks", () => {
  it.each([
    ["a source file of one remote", "apps/loan/Order.tsx", ["//#checks", "loan#journeys", "loan#test"]],
    [
      "a remote that journeys of another one open",
      "apps/repay/Pay.tsx",
      ["//#checks", "loan#journeys", "repay#journeys"],
    ],
    ["a journey", "apps/e2e/loan.spec.ts", ["loan#journeys"]],
    ["a unit test", "apps/ui/Button.test.tsx", ["ui#test"]],
    ["a document", "README.md", ["//#checks"]],
    ["a shared package", "apps/ui/Button.tsx", ["loan#journeys", "loan#test", "repay#journeys", "ui#test"]],
  ])("plans what concerns %s", (_, file, planned) => {
    expect(planTasks(tasks, [file])).toEqual(planned);
  });

  it.each(["unknown.toml", "pnpm-lock.yaml"])(
    "plans everything for %s, which only the checks read or nothing",
    (file) => {
      expect(planTasks(tasks, ["apps/loan/Order.tsx", file])).toHaveLength(5);
    },
  );

  it("plans nothing when nothing changed", () => {
    expect(planTasks(tasks, [])).toEqual([]);
  });
});

it.each(["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", "tsconfig.base.json", "turbo.json"])(
  "finds all tasks for %s of this repository",
  (file) => {
    expect(planTasks(before, [file]).length).toBeGreaterThan(60);
  },
);

it("finds the tasks of one remote in this repository", () => {
  const planned = planTasks(before, ["apps/loan/src/routes.tsx"]);
  for (const name of ["typecheck", "lint", "test", "stories", "journeys"])
    expect(planned).toContain(`@lending/loan#${name}`);
  expect(planned).toContain("//#checks");
  expect(planned).not.toContain("@lending/promo#journeys");
  expect(planned).not.toContain("@lending/repay#test");
});

describe("joinTasks", () => {
  const journeys = "@lending/loan#journeys";
  it("runs the stories of one or two packages on their own", () => {
    const planned = ["@lending/loan#stories", "@lending/ui#stories", journeys];
    expect(joinTasks(planned)).toEqual(planned);
  });

  it("runs the stories of more packages in one browser", () => {
    const planned = ["@lending/loan#stories", "@lending/repay#stories", "@lending/ui#stories", journeys];
    expect(joinTasks(planned)).toEqual(["@lending/storybook#every-story", journeys]);
  });

  it("runs the journeys of more packages in one queue", () => {
    const planned = ["@lending/loan#journeys", "@lending/promo#journeys", "@lending/repay#journeys", "//#checks"];
    expect(joinTasks(planned)).toEqual(["@lending/e2e#every-journey", "//#checks"]);
  });
});
