import { Buffer } from "node:buffer";
import { verbs as nativeVerbs } from "@lending/bridge/native-verbs";
import { INTEGRITY_MANIFEST_FILE, type RemotePath } from "@lending/federation/manifest";
import type { Shape } from "@lending/federation/shape";
import type { AnyManifest, Build } from "../releases/Build.ts";
import { integrityOf, sha256 } from "../releases/signing/seal.ts";

interface BuildOptions {
  readonly name: string;
  readonly version: string;
  /** The package that a remote is built from. By default its manifest names none. */
  readonly package?: string;
  /** Text in the build's script, so that two builds of one version can differ. */
  readonly words?: string;
  /** The host contract: the shell's version (by default 1.0.0), a remote's range (by default ^1.0.0). */
  readonly host?: string;
  /** By default `/<name>`, and none for the shell. */
  readonly paths?: readonly string[];
  /** The title of each path. */
  readonly title?: string;
  /** Paths to which each of its paths navigates. */
  readonly nextPaths?: readonly string[];
  /** Verbs of the native bridge that each of its paths uses (the shell's: offers), and declared fallbacks. */
  readonly verbs?: readonly string[];
  readonly withoutVerb?: Readonly<Record<string, string>>;
  /** What the build records of itself for the shape gate; by default nothing. */
  readonly shape?: Shape;
  /** What the document of each path shows before its screen. */
  readonly firstPaint?: string;
  /** The prerendered HTML of its first path, which makes that path public, with a stylesheet and a program. */
  readonly page?: string;
  /** Query parameters with which each path makes an early request. */
  readonly query?: readonly string[];
}

function buildOf(name: string, manifest: AnyManifest, read: Build["read"]): Build {
  const manifestBytes = Buffer.from(JSON.stringify(manifest));
  return { name, manifest, manifestBytes, deployed: { version: manifest.version, hash: sha256(manifestBytes) }, read };
}

/** Creates a small build like an app's: its script contains its version. */
export function makeBuild({
  name,
  version,
  package: ownPackage,
  words = "",
  host = name === "shell" ? "1.0.0" : "^1.0.0",
  paths = name === "shell" ? [] : [`/${name}`],
  title = "Title",
  nextPaths = [],
  verbs,
  withoutVerb,
  shape = {},
  query = [],
  firstPaint = "",
  page,
}: BuildOptions): Build {
  const text = JSON.stringify(`${name} ${version} ${words}`);
  const script = Buffer.from(`export const words = ${text};\n${`// ${text}\n`.repeat(11)}`);
  const file = `main.${sha256(script).slice(0, 8)}.js`;
  const integrityManifest = Buffer.from(JSON.stringify({ [file]: integrityOf(script) }));
  const contents: Readonly<Record<string, Uint8Array>> = {
    [file]: script,
    [INTEGRITY_MANIFEST_FILE]: integrityManifest,
    ...(page !== undefined && {
      "pages.js": Buffer.from(`export const renderPage = async () => ${JSON.stringify(page)};`),
      "page.css": Buffer.from("main{color:red}"),
    }),
  };
  const files = Object.fromEntries(Object.entries(contents).map(([one, content]) => [one, integrityOf(content)]));
  const path: RemotePath = {
    title: { source: title, "en-PH": title, "fil-PH": title, "zh-CN": title },
    screen: "Screen",
    firstPaint: { html: firstPaint, css: "", facts: [], actions: [] },
    early:
      query.length === 0
        ? []
        : [
            {
              client: "json",
              method: "GET",
              path: "/x",
              fields: Object.fromEntries(query.map((one) => [one, { query: one }])),
            },
          ],
    scripts: [file],
    styles: [],
    soon: [],
    locales: {},
    ...(nextPaths.length > 0 && { nextPaths: [...nextPaths] }),
    ...(verbs && { verbs: [...verbs] }),
    ...(withoutVerb && { withoutVerb: { ...withoutVerb } }),
  };
  const manifest: AnyManifest =
    name === "shell"
      ? {
          version,
          entry: file,
          scripts: [file],
          styles: [],
          ...{
            criticalCss: "",
            criticalFile: "critical.css",
            firstPaint: { html: "", css: "", facts: [], actions: [] },
          },
          ...{ startupWithFacts: `"${version}"`, startupWithActions: `"${version}"`, startupOfPage: `"${version}"` },
          startup: `"${version}"`,
          chooseVariant: `"variant"`,
          soon: [],
          paths: Object.fromEntries(paths.map((one) => [one, path])),
          host,
          verbs: [...(verbs ?? Object.keys(nativeVerbs))],
          shape,
          files,
        }
      : {
          name,
          ...(ownPackage !== undefined && { package: ownPackage }),
          version,
          entry: file,
          paths: Object.fromEntries(
            paths.map((one, index) => [
              one,
              page !== undefined && index === 0
                ? { ...path, styles: ["page.css"], public: { description: path.title } }
                : path,
            ]),
          ),
          ...(page !== undefined && { pages: "pages.js" }),
          host,
          shape,
          files,
        };
  return buildOf(name, manifest, (one) => contents[one] ?? script);
}

interface Alteration {
  readonly version: string;
  /** Returns the new text of a script. */
  readonly edit: (file: string, script: string) => string;
}

/** Returns the next version of a build as if its sources had changed: other scripts, with matching hashes. */
export function alterBuild(build: Build, { version, edit }: Alteration): Build {
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
