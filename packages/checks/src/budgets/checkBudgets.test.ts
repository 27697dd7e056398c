import { budgets, defaultBudget } from "@lending/delivery/budgets";
import { describe, expect, it } from "vitest";
import { checkBudgets, fillRelease, writeBudgetTable } from "./checkBudgets.ts";

const figure = (bytes: number) => String(bytes).replace(/(?=\d{3}$)/, ",");
const sizes = ({ javascript, gzip, remote, document } = defaultBudget) =>
  [javascript, gzip, remote, document].map(figure).join(" | ");

describe("the table of budgets in a README", () => {
  const stale = "# repay\n\n<!-- budget -->\nBudget: 115 kB.\n<!-- /budget -->\n\nMore.\n";

  it("is what the gate uses, path by path", () => {
    expect(writeBudgetTable(stale, ["/repay", "/repayChoose"])).toBe(
      [
        "# repay\n\n<!-- budget -->",
        "| bytes of the first load | scripts, brotli | scripts, gzip | the remote's share | document | request depth |",
        "|---|--:|--:|--:|--:|--:|",
        `| \`/repay\` | ${sizes(budgets["/repay"])} | 2 |`,
        `| every other path | ${sizes()} | 2 |`,
        "<!-- /budget -->\n\nMore.\n",
      ].join("\n"),
    );
    expect(writeBudgetTable(stale, ["/savings"])).toContain(`| every path | ${sizes()} |`);
    expect(writeBudgetTable(stale, ["/repay"])).not.toContain("every");
  });

  it("has to have its place", () => {
    expect(writeBudgetTable("# repay\n\nBudget: 115 kB.\n", ["/repay"])).toBeUndefined();
  });
});

/** A new connection carries ten packets before the first acknowledgement. */
const TEN_PACKETS = 14_600;

it("names a document whose first flight with headers and data is larger than its budget", () => {
  const { levels: _, ...sizes } = defaultBudget;
  const weight = { path: "/savings", styles: 0, ...sizes };
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
