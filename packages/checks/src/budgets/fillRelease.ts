import { createHash } from "node:crypto";
import type { readRelease } from "@lending/delivery";

type Release = ReturnType<typeof readRelease>;
type Remote = Release["registry"]["remotes"][number];

/** How many remotes the documents must have room for. A new remote takes one of these places, so it enlarges no measurement. */
const REMOTES_MAX = 8;

const sha256 = (text: string) => createHash("sha256").update(text).digest();
const integrityOf = (text: string) => `sha256-${sha256(text).toString("base64")}`;
/** The folder of a version in a store, with a hash that differs for each text. */
const folderOf = (name: string, text: string) =>
  `/assets/${name}/10.10.10-${sha256(text).toString("hex").slice(0, 12)}/`;

const fallbackOf = ({ name }: Remote): NonNullable<Remote["last"]> => ({
  base: folderOf(name, `${name} last`),
  entry: `remote.${sha256(name).toString("hex").slice(0, 8)}.js`,
  integrity: integrityOf(`${name} last`),
});

/** A remote of one path, as `pnpm new:remote` makes it. */
function newRemote(index: number): Remote {
  const name = `remote-${index}`;
  const title = {
    source: `Title ${index}`,
    "en-PH": `Title ${index}`,
    "fil-PH": `Pamagat ${index}`,
    "zh-CN": `标题${index}`,
  };
  return {
    name,
    version: "1.0.0",
    base: folderOf(name, name),
    entry: `remote.${sha256(`${name} entry`).toString("hex").slice(0, 8)}.js`,
    integrity: integrityOf(name),
    hashes: {},
    paths: {
      [`/${name}`]: {
        title,
        screen: "HelloScreen",
        firstPaint: { html: "", css: "", facts: [], actions: [] },
        early: [],
        scripts: [],
        styles: [],
        soon: [],
        locales: {},
      },
    },
  };
}

/**
 * Returns a release as a store serves it at its largest: folders named after versions and hashes, a fallback for every
 * remote, and REMOTES_MAX remotes. Documents of a checkout are smaller, so a budget that only they meet would refuse
 * the shipments that follow.
 */
export function fillRelease(release: Release): Release {
  const { shell, remotes } = release.registry;
  const places = Array.from({ length: Math.max(0, REMOTES_MAX - remotes.length) }, (_, index) => newRemote(index + 1));
  const filled = [...remotes, ...places].map((remote) => ({
    ...remote,
    base: folderOf(remote.name, remote.name),
    last: fallbackOf(remote),
  }));
  return {
    ...release,
    registry: { shell: { ...shell, base: folderOf("shell", "shell") }, remotes: filled },
  };
}
