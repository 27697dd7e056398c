import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Environment, parseEnvironment } from "@lending/bridge/environment";
import { type Composer, createComposer, readRelease, releaseFiles } from "@lending/delivery";
import { refreshHook } from "@lending/federation/document";
import type { Site, SiteDocument } from "./Site.ts";

interface SiteOptions {
  /** Folder with one folder per app, each with its build. */
  readonly appsDir: string;
  /** JSON file with the complete environment of a deployment, including its stage. Without it the stage is `sandbox`. */
  readonly environmentFile?: string;
  /** Public origin of the site. */
  readonly origin?: string;
  /** Remotes served by a development server: app folder to the server's origin. */
  readonly development?: Readonly<Record<string, string>>;
  /** App folders of the remotes to serve; all remotes when omitted. */
  readonly only?: readonly string[];
}

const readEnvironment = (file: string | undefined): Environment =>
  parseEnvironment(file === undefined ? { stage: "sandbox" } : JSON.parse(readFileSync(file, "utf8")));

/** Composes the site from the builds on disk, and again after a manifest changed. */
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
