import { Buffer } from "node:buffer";
import { signatures } from "@lending/bridge/native-commands";
import { DOCUMENT_FORM, INTEGRITY_MANIFEST_FILE, type RemotePath } from "@lending/federation/manifest";
import type { AnyManifest, Build } from "../artefact/Build.ts";
import { integrityOf, sha256 } from "../formats/names.ts";

interface BuildOptions {
  readonly name: string;
  readonly version: string;
  /** Text in the build's script, so that two builds of one version can differ. */
  readonly text?: string;
  /** The host contract: the shell's version (by default 1.0.0), a remote's range (by default ^1.0.0). */
  readonly host?: string;
  /** By default `/<name>`, and none for the shell. */
  readonly paths?: readonly string[];
  /** What each path states besides its script. */
  readonly path?: Partial<RemotePath>;
  /** What the build records of itself for other apps; by default nothing. */
  readonly contract?: AnyManifest["contract"];
  /** The package that a remote is built from. By default its manifest names none. */
  readonly package?: string;
  /** The verbs that a shell offers; by default all. */
  readonly verbs?: readonly string[];
  /** The form of documents that a shell reads; by default that of this checkout. */
  readonly documentForm?: number;
  /** Further files by name. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Creates a small build like an app's: its script contains its version. */
export function makeBuild({
  name,
  version,
  text = "",
  host = name === "shell" ? "1.0.0" : "^1.0.0",
  paths = name === "shell" ? [] : [`/${name}`],
  path: more = {},
  contract = {},
  package: ownPackage,
  verbs = Object.keys(signatures),
  documentForm = DOCUMENT_FORM,
  files: others = {},
}: BuildOptions): Build {
  const script = Buffer.from(`export const text = ${JSON.stringify(`${name} ${version} ${text}`)};\n`.repeat(12));
  const file = `main.${sha256(script).slice(0, 8)}.js`;
  const contents: Readonly<Record<string, Uint8Array>> = {
    [file]: script,
    [INTEGRITY_MANIFEST_FILE]: Buffer.from(JSON.stringify({ [file]: integrityOf(script) })),
    ...Object.fromEntries(Object.entries(others).map(([one, text]) => [one, Buffer.from(text)])),
  };
  const title = { source: name, "en-PH": name, "fil-PH": name, "zh-CN": name };
  const firstPaint = { html: "", css: "" };
  const path: RemotePath = {
    ...{ title, screen: "Screen", firstPaint, early: [] },
    ...{ scripts: [file], styles: [], soon: [], locales: {} },
    ...more,
  };
  const files = Object.fromEntries(Object.entries(contents).map(([one, content]) => [one, integrityOf(content)]));
  const both = {
    ...{ version, entry: file, host, contract, files },
    paths: Object.fromEntries(paths.map((one) => [one, path])),
  };
  const startup = JSON.stringify(version);
  const manifest: AnyManifest =
    name === "shell"
      ? {
          ...both,
          ...{ scripts: [file], styles: [], soon: [], verbs: [...verbs] },
          ...{ criticalCss: "", criticalFile: "critical.css", firstPaint, documentForm },
          ...{
            startup,
            startupWithFacts: startup,
            startupWithControls: startup,
            controlsScript: startup,
            startupOfPage: startup,
          },
        }
      : { ...both, name, ...(ownPackage !== undefined && { package: ownPackage }) };
  return buildOf(name, manifest, (one) => contents[one] ?? script);
}

function buildOf(name: string, manifest: AnyManifest, read: Build["read"]): Build {
  const manifestBytes = Buffer.from(JSON.stringify(manifest));
  return { name, manifest, manifestBytes, deployed: { version: manifest.version, hash: sha256(manifestBytes) }, read };
}

interface Alteration {
  readonly version: string;
  /** Returns the new text of a script. */
  readonly edit?: (file: string, script: string) => string;
}

/** Returns the next version of a build as if its sources had changed: other scripts, with matching hashes. */
export function alterBuild(build: Build, { version, edit = (_, text) => text }: Alteration): Build {
  const contents = new Map<string, Uint8Array>();
  const read = (file: string) => contents.get(file) ?? build.read(file);
  const files = { ...build.manifest.files };
  const hashes: Record<string, unknown> = JSON.parse(new TextDecoder().decode(build.read(INTEGRITY_MANIFEST_FILE)));
  for (const file of Object.keys(files).filter((one) => one.endsWith(".js"))) {
    const content = Buffer.from(edit(file, new TextDecoder().decode(build.read(file))));
    contents.set(file, content);
    files[file] = integrityOf(content);
    if (file in hashes) hashes[file] = files[file];
  }
  const table = Buffer.from(JSON.stringify(hashes));
  contents.set(INTEGRITY_MANIFEST_FILE, table);
  files[INTEGRITY_MANIFEST_FILE] = integrityOf(table);
  const manifest: AnyManifest = { ...build.manifest, version, files };
  return buildOf(build.name, manifest, read);
}

/** An environment that production accepts. */
export const productionEnvironment = {
  stage: "production",
  apiBase: "https://api.araw.example",
  h5Base: "https://araw.example",
  brandName: "Araw Lending",
  companyName: "Araw Lending Inc.",
  secRegistration: "CS201912345",
  certificateOfAuthority: "1234",
  companyAddress: "2 Ayala Avenue, Makati City 1226",
  serviceEmail: "help@araw.example",
  grievanceOfficer: "Maria Reyes",
  grievanceEmail: "dpo@araw.example",
  locale: "en-PH",
  mobilePattern: "^0[89]\\d{9}$",
  servicePhone: "+63 2 7000 0000",
  redirectHosts: ["pay.example", "*.araw.example"],
  appVersions: { "1.0.0": 1 },
};
