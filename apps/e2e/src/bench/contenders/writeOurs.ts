import { cpSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseEnvironment } from "@lending/bridge/environment";
import { createComposer, readRelease } from "@lending/delivery";
import type { Configuration } from "@rspack/core";
import { entryPaths } from "../plan.ts";
import type { ContenderBuild, Variant } from "./Contender.ts";
import { apps, remotes } from "./Contender.ts";
import { documentName } from "./plainDocument.ts";
import { runRspack, shippedRules } from "./runRspack.ts";

/**
 * Copies our existing builds from `apps` and composes their documents. The `shipped` variant rebuilds only the loan
 * remote.
 */
export async function writeOurs(folder: string, variant: Variant): Promise<ContenderBuild> {
  const built = variant === "first" ? apps : await shipLoan(path.join(folder, "built"), variant);
  cpSync(path.join(built, "shell/dist/shell"), path.join(folder, "assets/shell"), { recursive: true });
  for (const name of remotes) {
    cpSync(path.join(built, name, "dist/remote"), path.join(folder, "assets", name), { recursive: true });
  }
  const composer = createComposer({
    release: readRelease({ apps: built }),
    environment: parseEnvironment({ stage: "sandbox" }),
  });
  mkdirSync(path.join(folder, "documents"), { recursive: true });
  const headers: Record<string, Readonly<Record<string, string>>> = {};
  for (const { path: pathname } of entryPaths) {
    const document = await composer.compose(pathname);
    writeFileSync(path.join(folder, "documents", `${documentName(pathname)}.html`), document.html);
    headers[pathname] = document.headers;
  }
  return { folder, headers };
}

async function shipLoan(folder: string, variant: Variant): Promise<string> {
  mkdirSync(folder, { recursive: true });
  for (const name of ["shell", ...remotes.filter((remote) => remote !== "loan")]) {
    symlinkSync(path.join(apps, name), path.join(folder, name));
  }
  const home = path.join(apps, "loan");
  const { default: configuration } = (await import(pathToFileURL(path.join(home, "rspack.config.ts")).href)) as {
    default: Configuration;
  };
  await runRspack({
    ...configuration,
    context: home,
    output: { ...configuration.output, path: path.join(folder, "loan/dist/remote") },
    module: {
      ...configuration.module,
      rules: [...(configuration.module?.rules ?? []), ...shippedRules(variant)],
    },
  });
  return folder;
}
