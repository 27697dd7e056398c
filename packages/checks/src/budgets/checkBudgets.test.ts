import { budgets, defaultBudget } from "@lending/delivery/budgets";
import { describe, expect, it } from "vitest";
import { checkBudgets, writeBudgetTable } from "./checkBudgets.ts";

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
