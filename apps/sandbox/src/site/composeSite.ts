import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Environment, parseEnvironment } from "@lending/bridge/environment";
import { type Composer, createComposer, readRelease, releaseFiles } from "@lending/delivery";
import { refreshHook } from "@lending/federation/document";
import type { Site, SiteDocument } from "./Site.ts";

interface SiteOptions {
  /** Folder that holds one folder an app, with its build inside. */
  readonly appsDir: string;
  /** A JSON file with a deployment's whole environment. Without one the site is the sandbox; a file states its own stage. */
  readonly environmentFile?: string;
  /** Origin under which visitors find the site. */
  readonly origin?: string;
  /** Remotes that a development server serves: app folder to that server's origin. */
  readonly development?: Readonly<Record<string, string>>;
  /** Only these remotes, by their app folders; all of them when left out. */
  readonly only?: readonly string[];
}

const readEnvironment = (file: string | undefined): Environment =>
  parseEnvironment(file === undefined ? { stage: "sandbox" } : JSON.parse(readFileSync(file, "utf8")));

/** The site as its builds stand on disk; made anew when a manifest has been written anew. */
export function composeSite({ appsDir, environmentFile, origin = "", development = {}, only }: SiteOptions): Site {
  const release = { apps: appsDir, development, ...(only && { only }) };
  const servers = Object.values(development);
  const environment = readEnvironment(environmentFile);
  let stamp = "";
  let composer: Composer | undefined;

  const current = (): Composer | undefined => {
    const now = releaseFiles(release)
      .map((file) => `${file} ${statSync(file).mtimeMs}`)
      .join("\n");
    if (now !== stamp) {
      stamp = now;
      composer =
        now === ""
          ? undefined
          : createComposer({
              release: readRelease(release),
              environment,
              origin,
              ...(servers.length > 0 && { development: { script: refreshHook, origins: servers } }),
            });
    }
    return composer;
  };

  return {
    document: async (pathname) => current()?.compose(pathname) ?? notBuilt(appsDir),
    sitemap: async () => current()?.sitemap ?? "",
    robots: async () => current()?.robots ?? "",
  };
}

const notBuilt = (appsDir: string): SiteDocument => ({
  status: 503,
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built</title><h1>Not built yet</h1><p>No shell was found in ${path.basename(appsDir)}. Run the build first.</p></html>`,
  headers: { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" },
});
