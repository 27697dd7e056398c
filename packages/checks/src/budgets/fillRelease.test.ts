import { expect, it } from "vitest";
import { fillRelease } from "./fillRelease.ts";

it("gives every remote a fallback, fills up to eight remotes, and names folders as a store does", () => {
  const remote = (name: string) => ({
    name,
    version: "0.1.0",
    base: `/assets/${name}/`,
    entry: "e.js",
    paths: {},
    hashes: {},
  });
  const release = { pages: {}, registry: { shell: remote("shell"), remotes: [remote("loan"), remote("repay")] } };
  const { shell, remotes } = fillRelease(release as unknown as Parameters<typeof fillRelease>[0]).registry;
  expect(remotes.map(({ name }) => name)).toEqual([
    "loan",
    "repay",
    ...[1, 2, 3, 4, 5, 6].map((one) => `remote-${one}`),
  ]);
  const folder = /^\/assets\/[\w-]+\/\d+\.\d+\.\d+-[0-9a-f]{12}\/$/;
  for (const { base, last } of [...remotes, { ...shell, last: remotes[0]?.last }]) {
    expect(base).toMatch(folder);
    expect(last?.base).toMatch(folder);
    expect(last?.integrity).toMatch(/^sha256-.{43}=$/);
    expect(last?.base).not.toBe(base);
  }
});
