import { Buffer } from "node:buffer";
import { PINS_FILE, type RemotePath } from "@lending/federation/manifest";
import type { AnyManifest, Build } from "../archive/Build.ts";
import { integrityOf } from "../archive/integrityOf.ts";
import { sha384 } from "../keys/seal.ts";

interface BuildOptions {
  readonly name: string;
  readonly version: string;
  /** Text in the build's script, so that two builds of one version can differ. */
  readonly words?: string;
  readonly shared?: Readonly<Record<string, string>>;
  /** By default `/<name>`. */
  readonly paths?: readonly string[];
  /** The title of each path. */
  readonly title?: string;
  /** Paths to which each of its paths navigates. */
  readonly leadsTo?: readonly string[];
}

/** Creates a small build like an app's: its script contains its version. The shell has no paths. */
export function makeBuild({
  name,
  version,
  words = "",
  shared = {},
  paths = [`/${name}`],
  title = "Title",
  leadsTo = [],
}: BuildOptions): Build {
  const script = Buffer.from(`export const words = ${JSON.stringify(`${name} ${version} ${words}`)};\n`.repeat(12));
  const file = `main.${sha384(script).slice(0, 8)}.js`;
  const integrityManifest = Buffer.from(JSON.stringify({ [file]: integrityOf(script) }));
  const files = { [file]: integrityOf(script), [PINS_FILE]: integrityOf(integrityManifest) };
  const path: RemotePath = {
    title: { source: title, "en-PH": title, "fil-PH": title, "zh-CN": title },
    screen: "Screen",
    skeleton: "blank",
    early: [],
    scripts: [file],
    styles: [],
    soon: [],
    locales: {},
    ...(leadsTo.length > 0 && { leadsTo: [...leadsTo] }),
  };
  const manifest: AnyManifest =
    name === "shell"
      ? {
          version,
          entry: file,
          scripts: [file],
          styles: [],
          criticalCss: "",
          skeletons: {},
          startup: `"${version}"`,
          startsInHead: true,
          chooseArm: `"arm"`,
          soon: [],
          paths: {},
          shared: { ...shared },
          files,
        }
      : {
          name,
          version,
          entry: file,
          paths: Object.fromEntries(paths.map((one) => [one, path])),
          shared: { ...shared },
          files,
        };
  const manifestBytes = Buffer.from(JSON.stringify(manifest));
  return {
    name,
    manifest,
    manifestBytes,
    deployed: { version, hash: sha384(manifestBytes) },
    read: (one) => (one === PINS_FILE ? integrityManifest : script),
  };
}
