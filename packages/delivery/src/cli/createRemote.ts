#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const NAME = /^[a-z][a-z0-9-]{1,40}$/;
const federation = path.dirname(fileURLToPath(import.meta.resolve("@lending/federation/package.json")));
const template = path.join(federation, "template");
const externalTemplate = path.join(federation, "template-external");

interface NewRemote {
  /** Name of the folder, the package and the first path: lower case, with hyphens. */
  readonly name: string;
  /** Folder with one folder per app. */
  readonly apps: string;
  /** The title of its list in each language; by default that of the template. */
  readonly titles?: Readonly<Record<"source" | "fil-PH" | "zh-CN", string>>;
}

function checkName(name: string) {
  if (!NAME.test(name))
    throw new Error(`"${name}" is not a valid name of a remote: lower-case letters, digits and hyphens.`);
}

/** Returns a name as Storybook shows it: "bank-binding" is "Bank binding". */
const sentenceOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll("-", " ");

function fillIn(files: readonly string[], name: string) {
  for (const file of files) {
    const text = readFileSync(file, "utf8")
      .replaceAll("__NAME__", name)
      .replaceAll('"Templates/', `"Screens/${sentenceOf(name)}/`);
    writeFileSync(file, text);
  }
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Creates a remote from the template in `apps/<name>`. No other file changes: the shell finds the remote in the registry. */
export function createRemote({ name, apps, titles }: NewRemote): string {
  checkName(name);
  const folder = path.join(apps, name);
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  cpSync(template, folder, { recursive: true });
  // Under their real names they would make the template a package, and Storybook could not render its screens.
  for (const one of ["package", "tsconfig", "turbo"])
    renameSync(path.join(folder, `${one}.template.json`), path.join(folder, `${one}.json`));
  fillIn(filesIn(folder), name);
  for (const [language, title] of Object.entries(titles ?? {})) {
    const file = path.join(folder, `src/messages/${language}.ts`);
    // The first one of the titles.
    writeFileSync(
      file,
      readFileSync(file, "utf8").replace(/\blist: "[^"]*"/, () => `list: ${JSON.stringify(title)}`),
    );
  }
  return folder;
}

type Dependencies = Readonly<Record<string, string>>;
interface Package {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Dependencies;
  readonly devDependencies?: Dependencies;
}

const readPackage = (folder: string): Package => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));

/** Returns dependencies with the versions that the platform uses. Those of a packed package are exact. */
function withVersions(dependencies: Dependencies = {}): Dependencies {
  const { dependencies: runtime, devDependencies: tools } = readPackage(federation);
  const known: Dependencies = { ...tools, ...runtime };
  return Object.fromEntries(
    Object.keys(dependencies).map((name) => {
      if (known[name] === undefined) throw new Error(`@lending/federation states no version of ${name}.`);
      return [name, known[name]];
    }),
  );
}

/**
 * Writes a remote into a repository without a platform checkout: the template's screen and test, and configurations that
 * use the installed packages. Adds scripts and dependencies to its `package.json`, and keeps everything else in it.
 */
export function createExternalRemote({ name, folder }: { readonly name: string; readonly folder: string }): void {
  checkName(name);
  const [taken] = ["src", "rspack.config.ts"].filter((one) => existsSync(path.join(folder, one)));
  if (taken !== undefined) throw new Error(`${taken} exists already.`);
  const own = readPackage(folder);
  const added = readPackage(externalTemplate);
  for (const one of ["src", "rspack.config.ts"])
    cpSync(path.join(template, one), path.join(folder, one), {
      recursive: true,
      filter: (file) => !file.endsWith(".stories.tsx"),
    });
  cpSync(externalTemplate, folder, { recursive: true });
  // npm leaves files of this name out of packages.
  renameSync(path.join(folder, "gitignore"), path.join(folder, ".gitignore"));
  const files = ["README.md", "rspack.config.ts"].map((one) => path.join(folder, one));
  fillIn([...files, ...filesIn(path.join(folder, "src"))], name);
  const merged = {
    ...own,
    ...added,
    scripts: { ...own.scripts, ...added.scripts },
    dependencies: { ...withVersions(added.dependencies), ...own.dependencies },
    devDependencies: { ...withVersions(added.devDependencies), ...own.devDependencies },
  };
  writeFileSync(path.join(folder, "package.json"), `${JSON.stringify(merged, null, 2)}\n`);
}

// For a repository without a platform checkout; the platform has `pnpm new:remote`.
if (import.meta.main) {
  const [name = ""] = parseArgs({ allowPositionals: true }).positionals;
  try {
    createExternalRemote({ name, folder: process.cwd() });
    console.log(`${name} is ready. Next: npm install, then npm test and npm run build.`);
  } catch (fault) {
    console.error((fault as Error).message);
    process.exitCode = 2;
  }
}
