import { defaultBudget } from "@lending/delivery/budgets";
import { expect, it } from "vitest";
import { checkBudgets, fillRelease } from "./budgets.ts";

/** A new connection carries ten packets before the first acknowledgement. */
const TEN_PACKETS = 14_600;

it("names a document whose first flight with headers and data is larger than its budget", () => {
  const { levels: _, ...sizes } = defaultBudget;
  const weight = { path: "/savings", ...sizes };
  expect(checkBudgets([weight])).toEqual([]);
  expect(checkBudgets([{ ...weight, firstFlight: TEN_PACKETS }])).toEqual([
    `/savings: firstFlight is ${TEN_PACKETS} B of ${defaultBudget.firstFlight} B.`,
  ]);
});

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
