import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { type Environment, parseEnvironment } from "@lending/bridge/environment";
import { type Composer, createComposer, readRelease, releaseFiles } from "@lending/delivery";
import { contentTypeOf, isText } from "@lending/delivery/live";
import { refreshHook } from "@lending/federation/document";
import { type Body, createBody, QUICK_QUALITY, textBody } from "../http/body.ts";
import { apiHeadersOf } from "../http/headers.ts";
import type { Site, SiteAsset, SiteDocument } from "../Site.ts";

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

const DOCUMENTS_MAX = 50;
const APP = /^[a-z][a-z0-9-]*$/;
const PART = /^[\w@+~-][\w.@+~-]*$/;
/** Matches a name with a content hash. The content of such a file never changes. */
const HASHED = /\.[0-9a-f]{8,}\./;

const readEnvironment = (file: string | undefined): Environment =>
  parseEnvironment(file === undefined ? { stage: "sandbox" } : JSON.parse(readFileSync(file, "utf8")));

/** Composes the site of the builds of a checkout, for development, and again after a manifest changed. */
export function createBuiltSite(options: SiteOptions): Site {
  const { appsDir, environmentFile, origin = "", development = {}, only } = options;
  const release = { apps: appsDir, development, ...(only && { only }) };
  const servers = Object.values(development);
  const environment = readEnvironment(environmentFile);
  const files = createFileReader();
  const bodies = new Map<string, Body>();
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

  function bodyOf(html: string): Body {
    const body = bodies.get(html) ?? textBody(html);
    if (bodies.size >= DOCUMENTS_MAX) bodies.clear();
    bodies.set(html, body);
    return body;
  }

  /** The folders that may contain the files of an app; the first one that has a file is used. */
  const foldersOf = (app: string) =>
    [`dist/${app === "shell" ? "shell" : "remote"}`, "dist"].map((folder) => path.join(appsDir, app, folder));

  return {
    async document(pathname): Promise<SiteDocument> {
      const composed = await current()?.compose(pathname);
      return composed ? { body: bodyOf(composed.html), headers: composed.headers } : notBuilt(appsDir);
    },
    async asset(address) {
      const [app = "", ...parts] = address.split("/");
      if (!APP.test(app) || parts.length === 0 || !parts.every((part) => PART.test(part))) return undefined;
      return foldersOf(app)
        .map((folder) => files(path.join(folder, ...parts)))
        .find((asset) => asset !== undefined);
    },
    sitemap: async () => current()?.sitemap ?? "",
    robots: async () => current()?.robots ?? "",
    status: () => ({
      isReady: true,
      staleSeconds: 0,
      knowsVersion: () => false,
      knowsPath: () => false,
      apiHeaders: apiHeadersOf(environment),
    }),
  };
}

/** Creates a reader of files that compresses each once, and reads a rebuilt file again. */
export function createFileReader(): (file: string) => SiteAsset | undefined {
  const known = new Map<string, { readonly stamp: string; readonly asset: SiteAsset }>();
  return (file) => {
    const isHashed = HASHED.test(file);
    const found = known.get(file);
    if (found && isHashed) return found.asset;
    if (!existsSync(file) || !statSync(file).isFile()) return undefined;
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}-${size}`;
    if (found?.stamp === stamp) return found.asset;
    const type = contentTypeOf(file);
    const body = createBody(new Uint8Array(readFileSync(file)), { isText: isText(type), quality: QUICK_QUALITY });
    const asset = { type, isImmutable: isHashed, body };
    known.set(file, { stamp, asset });
    return asset;
  };
}

const notBuilt = (appsDir: string): SiteDocument => ({
  status: 503,
  body: textBody(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Not built</title><h1>Not built yet</h1><p>No shell was found in ${path.basename(appsDir)}. Run the build first.</p></html>`,
  ),
  headers: { "content-security-policy": "default-src 'none'; frame-ancestors 'none'" },
});
