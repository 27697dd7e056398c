import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Environment, parseEnvironment } from "@lending/bridge/environment";
import { readRelease, releaseFiles } from "@lending/delivery";
import { composeDocument, refreshHook } from "@lending/federation/document";

/** The HTML document of a path, with the headers it must be served with. */
export interface SiteDocument {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  /** HTTP status; 200 when absent. */
  readonly status?: number;
}

/** Makes the document of a product path ("/loanDetail"). Called for every document, so it should be cheap or remember. */
export type ComposeDocument = (path: string) => SiteDocument;

interface SiteOptions {
  /** Folder that holds one folder an app, with its build inside. */
  readonly appsDir: string;
  /** A JSON file with the deployment's own environment; its keys replace the sandbox's. */
  readonly environmentFile?: string;
  /** Remotes that a development server serves: app folder to that server's origin. */
  readonly development?: Readonly<Record<string, string>>;
  /** Only these remotes, by their app folders; all of them when left out. */
  readonly only?: readonly string[];
}

const readEnvironment = (file: string | undefined): Environment =>
  parseEnvironment(file && existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {});

/** The site as its builds stand on disk: composed once, and again when a manifest has been written anew. */
export function composeSite({ appsDir, environmentFile, development = {}, only }: SiteOptions): ComposeDocument {
  const release = { apps: appsDir, development, ...(only && { only }) };
  const servers = Object.values(development);
  const environment = readEnvironment(environmentFile);
  let stamp = "";
  let document: SiteDocument | undefined;
  return () => {
    const now = releaseFiles(release)
      .map((file) => `${file} ${statSync(file).mtimeMs}`)
      .join("\n");
    if (!document || now !== stamp) {
      document =
        now === ""
          ? notBuilt(appsDir)
          : composeDocument({
              ...readRelease(release),
              environment,
              ...(servers.length > 0 && { development: { script: refreshHook, origins: servers } }),
            });
      stamp = now;
    }
    return document;
  };
}

const notBuilt = (appsDir: string): SiteDocument => ({
  status: 503,
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built</title><h1>Not built yet</h1><p>No shell was found in ${path.basename(appsDir)}. Run the build first.</p></html>`,
  headers: { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" },
});
