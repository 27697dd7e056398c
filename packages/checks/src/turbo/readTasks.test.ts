import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { joinTasks, readTasks, TASKS } from "./readTasks.ts";

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

const packages: readonly Package[] = globSync("{apps,packages}/*/package.json", { cwd: repository }).map((file) => {
  const manifest = JSON.parse(readFileSync(path.join(repository, file), "utf8"));
  return {
    name: manifest.name,
    folder: path.dirname(file),
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

let copy = "";
const git = (...words: readonly string[]) => execFileSync("git", words, { cwd: copy, encoding: "utf8", stdio: "pipe" });

/** Returns the tasks that a change of files of the repository affects. */
function affected(...files: readonly string[]): readonly string[] {
  for (const file of files) appendFileSync(path.join(copy, file), "\n");
  const found = readTasks(copy, { tasks: TASKS, options: ["--affected"], base: "HEAD" });
  git("checkout", "--quiet", "--", ".");
  git("clean", "--quiet", "--force");
  return [...found.keys()];
}

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), "affected-"));
  cpSync(repository, copy, { recursive: true, filter: isCopied });
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "--all");
  git("-c", "user.name=Copy", "-c", "user.email=copy@example.invalid", "commit", "--quiet", "--message", "Copy");
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe("the tasks that a change affects", () => {
  it("are those of a remote, and of what reads its file, for a file of the remote", () => {
    const found = affected("apps/loan/src/routes.tsx");
    for (const name of ["typecheck", "test", "stories", "journeys"]) expect(found).toContain(`@lending/loan#${name}`);
    expect(found).toContain("@lending/checks#checks");
    expect(found).toContain("@lending/storybook#test");
    expect(found).not.toContain("@lending/promo#journeys");
    expect(found).not.toContain("@lending/repay#test");
  });

  it("include the type checks of everything that imports a changed package", () => {
    const found = affected("packages/ui/src/card/Card.tsx");
    const types = found.filter((id) => id.endsWith("#typecheck"));
    const expected = [...dependentsOf("@lending/ui")];
    expect(types).toEqual(expected.map((name) => `${name}#typecheck`).sort());
  });

  it("are few for a journey, a unit test and a new file", () => {
    const found = affected(
      "apps/e2e/src/journeys/loan/orderDetails.spec.ts",
      "packages/ui/src/card/Card.test.tsx",
      "apps/promo/src/screens/New.tsx",
    );
    expect(found).toEqual(
      expect.arrayContaining(["@lending/loan#journeys", "@lending/ui#test", "@lending/promo#test"]),
    );
    for (const other of ["@lending/loan#test", "@lending/repay#test"]) expect(found).not.toContain(other);
  });

  // Turborepo itself adds the lock file and turbo.json.
  it("are all for a file of globalDependencies", () => {
    expect(affected("tsconfig.base.json").length).toBeGreaterThan(50);
  });
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

  it.each(apps)("of $folder need the builds of the apps that own the paths they open", ({ name, folder }) => {
    const own = path.join(journeys, path.basename(folder));
    if (!existsSync(own)) return;
    const code = readdirSync(own)
      .map((file) => readFileSync(path.join(own, file), "utf8"))
      .join();
    const declared: readonly string[] = JSON.parse(read(folder, "turbo.json")).tasks.journeys.dependsOn;
    for (const { name: opened, opened: address } of paths)
      if (opened !== name && new RegExp(`["'\`]${address}\\b`).test(code))
        expect(declared, address).toContain(`${opened}#build`);
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

describe("joinTasks", () => {
  const join = (...ids: readonly string[]) => [...joinTasks(new Map(ids.map((id) => [id, "log"]))).keys()];
  const journeys = "@lending/loan#journeys";

  it("runs the stories of one or two packages on their own", () => {
    const planned = ["@lending/loan#stories", "@lending/ui#stories", journeys];
    expect(join(...planned)).toEqual(planned);
  });

  it.each([
    ["typecheck", "@lending/checks#every-typecheck"],
    ["stories", "@lending/storybook#every-story"],
    ["journeys", "@lending/e2e#every-journey"],
  ])("replaces the %s of more packages by one task", (kind, joined) => {
    const planned = ["loan", "promo", "repay"].map((name) => `@lending/${name}#${kind}`);
    expect(join(...planned, "@lending/checks#checks")).toEqual([joined, "@lending/checks#checks"]);
  });
});
