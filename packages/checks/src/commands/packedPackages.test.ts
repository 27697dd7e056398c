import { execFileSync } from "node:child_process";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { createExternalRemote } from "@lending/delivery";
import { afterAll, beforeAll, expect, it } from "vitest";

const repository = path.join(import.meta.dirname, "../../../..");
const INSTALL_MS = 120_000;

interface Package {
  readonly name: string;
  readonly private?: boolean;
  readonly exports?: Readonly<Record<string, string | { readonly types: string }>>;
  readonly bin?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

let folder = "";
/** The packages of the platform as another repository installs them: folder to `package.json`. */
const packages = new Map<string, Package>();
const readPackage = (one: string): Package => JSON.parse(readFileSync(path.join(one, "package.json"), "utf8"));

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "packed-"));
  const { npm_execpath: running = "" } = process.env;
  // npx would contact the registry, and wait for a minute where none responds.
  const [program = "", ...args] = /pnpm$/.test(running) ? [running] : ["npx", "-y", "pnpm@12.21.0"];
  execFileSync(program, [...args, "--dir", "packages/delivery", "packages", folder], {
    cwd: repository,
    stdio: "pipe",
  });
  for (const file of globSync("*.tgz", { cwd: folder })) {
    const target = path.join(folder, "node_modules/@lending", file.replace(/^lending-(.*)-\d.*$/, "$1"));
    mkdirSync(target, { recursive: true });
    execFileSync("tar", ["xzf", path.join(folder, file), "-C", target, "--strip-components", "1"]);
    packages.set(target, readPackage(target));
  }
}, INSTALL_MS);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sourcesOf = (one: string) =>
  globSync("**/*.{js,ts,tsx}", { cwd: one }).filter((file) => !/^template|\.d\.ts$/.test(file));

it("packs what a remote is built, tested and shipped with", () => {
  const names = ["api-client", "bridge", "delivery", "edge", "federation", "node-runtime", "releases", "sandbox", "ui"];
  expect([...packages.values()].map(({ name }) => name.replace("@lending/", "")).sort()).toEqual(names);
});

it("packs no private package, no range of the workspace, and no test", () => {
  for (const [one, { name, private: isPrivate }] of packages) {
    expect(isPrivate, name).toBeUndefined();
    expect(readFileSync(path.join(one, "package.json"), "utf8"), name).not.toMatch(/"(workspace|catalog):/);
    expect(sourcesOf(one).filter((file) => /\.(test|stories)\./.test(file))).toEqual([]);
  }
});

it("packs each file that a package exports or starts", () => {
  for (const [one, { name, exports = {}, bin = {} }] of packages) {
    const targets = [...Object.values(exports), ...Object.values(bin)];
    const files = targets.map((target) => (typeof target === "string" ? target : target.types));
    const missing = files.filter((file) => globSync(file, { cwd: one }).length === 0);
    expect(missing, name).toEqual([]);
  }
});

const IMPORT = /(?:^(?:import|export)\s[^;]*?from\s+|\bimport\(\s*|^import\s+)"([^"]+)"/gms;

it("packs each file and declares each package that a packed file imports", () => {
  const problems: string[] = [];
  for (const [one, { name, dependencies, peerDependencies, optionalDependencies }] of packages) {
    const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })]);
    for (const file of sourcesOf(one)) {
      const source = readFileSync(path.join(one, file), "utf8").replace(/^\s*(?:\/?\*|\/\/).*$/gm, "");
      for (const [, specifier = ""] of source.matchAll(IMPORT)) {
        if (specifier === "./…") continue;
        const parts = specifier.split("/");
        const imported = parts.slice(0, specifier.startsWith("@") ? 2 : 1).join("/");
        const isFound = specifier.startsWith(".")
          ? existsSync(path.join(one, path.dirname(file), specifier))
          : isBuiltin(specifier) || declared.has(imported);
        if (!isFound) problems.push(`${name}/${file} imports ${specifier}`);
      }
    }
  }
  expect(problems).toEqual([]);
});

/** Links the third-party packages of the workspace, as an installation would place them. */
function linkDependencies(names: Iterable<string>) {
  for (const name of names) {
    const found = ["federation", "bridge", "api-client", "ui", "delivery", "releases"]
      .map((one) => path.join(repository, "packages", one, "node_modules", name))
      .find((one) => existsSync(one));
    const target = path.join(folder, "node_modules", name);
    if (found === undefined || existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    symlinkSync(found, target);
  }
}

it(
  "has types that resolve in another repository, for a new remote and for each export",
  () => {
    const inRemote = ["api-client", "bridge", "ui"];
    const specifiers = [...packages.values()]
      .filter(({ name }) => inRemote.includes(name.replace("@lending/", "")))
      .flatMap(({ name, exports = {} }) => Object.keys(exports).map((one) => path.posix.join(name, one)))
      .filter((one) => !/\.(css|json)$|css-modules$/.test(one));
    writeFileSync(path.join(folder, "package.json"), '{ "name": "@treasury/savings", "version": "1.0.0" }');
    createExternalRemote({ name: "savings", folder });
    linkDependencies([
      ...[...packages.values()].flatMap(({ dependencies, peerDependencies }) =>
        Object.keys({ ...dependencies, ...peerDependencies }),
      ),
      ...["@types/react", "@types/react-dom", "@testing-library/react", "vitest"],
    ]);
    const lines = specifiers.map((one, index) => `import * as m${index} from "${one}";\nvoid m${index};`);
    // Proves that the packages have types, and not any.
    lines.push('import { formatDate } from "@lending/ui/day";', "// @ts-expect-error", "formatDate({});");
    writeFileSync(path.join(folder, "src/everyExport.ts"), lines.join("\n"));
    const compiler = path.join(repository, "node_modules/.bin/tsc");
    expect(execFileSync(compiler, ["--noEmit"], { cwd: folder, encoding: "utf8", stdio: "pipe" })).toBe("");
    expect(specifiers.length).toBeGreaterThan(50);
  },
  INSTALL_MS,
);
