import { expect, it } from "vitest";
import type { Build } from "./artefact/Build.ts";
import type { ReleaseContent } from "./formats/Release.ts";
import { siteOf } from "./site.ts";
import { makeBuild } from "./testing/makeBuild.ts";

const shell = makeBuild({ name: "shell", version: "1.0.0" });
const loan = makeBuild({ name: "loan", version: "0.2.0" });
const before = makeBuild({ name: "loan", version: "0.1.0" });
const manifestsOf = (...builds: readonly Build[]) => ({
  manifest(app: string, { hash }: { readonly hash: string }) {
    const found = builds.find(({ name, deployed }) => name === app && deployed.hash === hash);
    if (!found) throw new Error(`no ${app}`);
    return found.manifest;
  },
});
const release: ReleaseContent = {
  change: "a change",
  shell: shell.deployed,
  remotes: { loan: loan.deployed },
  fallbacks: { loan: before.deployed },
  paths: { "/loan": "loan" },
  variants: [],
  closed: [],
  environment: { stage: "sandbox" },
  assets: "https://cdn.example/",
  keys: [],
  revoked: [],
};

it("contains each remote with the folder of its files, its hashes and its fallback", () => {
  const { registry } = siteOf(release, manifestsOf(shell, loan, before));
  const folder = (hash: string) => hash.slice(0, 12);
  expect(registry.remotes).toMatchObject([
    {
      name: "loan",
      base: `https://cdn.example/loan/0.2.0-${folder(loan.deployed.hash)}/`,
      hashes: loan.manifest.files,
      last: { base: `https://cdn.example/loan/0.1.0-${folder(before.deployed.hash)}/` },
    },
  ]);
});

it("contains no fallback that does not fit the shell", () => {
  const other = makeBuild({ name: "loan", version: "0.1.0", host: "^2.0.0" });
  const withOther = { ...release, fallbacks: { loan: other.deployed } };
  expect(siteOf(withOther, manifestsOf(shell, loan, other)).registry.remotes[0]?.last).toBeUndefined();
});

it("ignores a claim of another one's path, and of a path that has no owner", () => {
  const thief = makeBuild({ name: "savings", version: "0.1.0", paths: ["/savings", "/loan", "/new"] });
  const both = {
    ...release,
    remotes: { ...release.remotes, savings: thief.deployed },
    paths: { ...release.paths, "/savings": "savings" },
  };
  const { registry } = siteOf(both, manifestsOf(shell, loan, before, thief));
  expect(registry.remotes.map(({ paths }) => Object.keys(paths))).toEqual([["/loan"], ["/savings"]]);
});
