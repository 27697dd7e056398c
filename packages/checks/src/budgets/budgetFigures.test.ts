import { budgets, defaultBudget } from "@lending/delivery/budgets";
import { describe, expect, it } from "vitest";
import { writeBudgetTable } from "./budgetFigures.ts";

const bytes = (budget = defaultBudget) => `${String(budget.document).replace(/(?=\d{3}$)/, " ")} B`;

describe("the table of budgets in a README", () => {
  const stale = "# repay\n\n<!-- budget -->\nBudget: 115 kB.\n<!-- /budget -->\n\nMore.\n";

  it("is what the gate uses, path by path", () => {
    expect(writeBudgetTable(stale, ["/repay", "/repayChoose"])).toBe(
      [
        "# repay\n\n<!-- budget -->",
        "| budget of the first load, after brotli | JavaScript | the same after gzip | the remote's share | document | request depth |",
        "|---|--:|--:|--:|--:|--:|",
        `| \`/repay\` | 95 100 B | 110 500 B | 16 200 B | ${bytes(budgets["/repay"])} | 2 |`,
        `| every other path | 95 100 B | 110 500 B | 16 200 B | ${bytes(defaultBudget)} | 2 |`,
        "<!-- /budget -->\n\nMore.\n",
      ].join("\n"),
    );
    expect(writeBudgetTable(stale, ["/savings"])).toContain("| every path | 95 100 B | 110 500 B |");
    expect(writeBudgetTable(stale, ["/repay"])).not.toContain("every");
  });

  it("has to have its place", () => {
    expect(writeBudgetTable("# repay\n\nBudget: 115 kB.\n", ["/repay"])).toBeUndefined();
  });
});
