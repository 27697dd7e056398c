import { budgets, defaultBudget } from "@lending/delivery/budgets";
import { describe, expect, it } from "vitest";
import { writeBudgetTable, writeSampleFigures } from "./budgetFigures.ts";

const bytes = (budget = defaultBudget) => `${String(budget.document).replace(/(?=\d{3}$)/, " ")} B`;

describe("the table of budgets in a README", () => {
  const stale = "# repay\n\n<!-- budget -->\nBudget: 115 kB.\n<!-- /budget -->\n\nMore.\n";

  it("is what the gate uses, path by path", () => {
    expect(writeBudgetTable(stale, ["/repay", "/repayChoose"])).toBe(
      [
        "# repay\n\n<!-- budget -->",
        "| budget of the first load, after brotli | JavaScript | the remote's share | document | request depth |",
        "|---|--:|--:|--:|--:|",
        `| \`/repay\` | 98 200 B | 16 200 B | ${bytes(budgets["/repay"])} | 2 |`,
        `| every other path | 98 200 B | 16 200 B | ${bytes(defaultBudget)} | 2 |`,
        "<!-- /budget -->\n\nMore.\n",
      ].join("\n"),
    );
    expect(writeBudgetTable(stale, ["/savings"])).toContain("| every path | 98 200 B |");
    expect(writeBudgetTable(stale, ["/repay"])).not.toContain("every");
  });

  it("has to have its place", () => {
    expect(writeBudgetTable("# repay\n\nBudget: 115 kB.\n", ["/repay"])).toBeUndefined();
  });
});

it("replaces the figures of a sample output by those of the builds", () => {
  const sample = [
    "loan 0.2.0: 27 files",
    "  ownership      22 paths, each of one app",
    "  bytes          22 paths within their budgets",
    "  pages          22 opened in Chromium 156, 2 serial levels at most",
  ].join("\n");
  const paths = ["/loanDetail", "/order", "/repay"];
  expect(writeSampleFigures(sample, { paths, loanFiles: 31, openedCount: 2 })).toBe(
    [
      "loan 0.2.0: 31 files",
      "  ownership      3 paths, each of one app",
      "  bytes          3 paths within their budgets",
      "  pages          2 opened in Chromium 156, 3 serial levels at most",
    ].join("\n"),
  );
});
