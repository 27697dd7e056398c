import { type Budget, budgets, defaultBudget } from "@lending/delivery/budgets";

const TABLE = /(<!-- budget -->\n)[\s\S]*?(<!-- \/budget -->)/;

const bytes = (count: number) => count.toLocaleString("en");
const row = (paths: string, { javascript, gzip, remote, document, levels }: Budget) =>
  `| ${paths} | ${bytes(javascript)} | ${bytes(gzip)} | ${bytes(remote)} | ${bytes(document)} | ${levels} |`;

/**
 * Returns a remote's README with the table of its budgets between `<!-- budget -->` and `<!-- /budget -->`, or undefined where
 * it has no such place.
 */
export function writeBudgetTable(readme: string, paths: readonly string[]): string | undefined {
  if (!TABLE.test(readme)) return undefined;
  const groups = new Map<Budget, string[]>();
  for (const path of paths) {
    const budget = budgets[path];
    if (budget) groups.set(budget, [...(groups.get(budget) ?? []), `\`${path}\``]);
  }
  const separate = [...groups.values()].flat().length;
  const rows = [
    "| bytes of the first load | scripts, brotli | scripts, gzip | the remote's share | document | request depth |",
    "|---|--:|--:|--:|--:|--:|",
    ...[...groups].map(([budget, names]) => row(names.join(", "), budget)),
    ...(separate < paths.length || paths.length === 0
      ? [row(separate === 0 ? "every path" : "every other path", defaultBudget)]
      : []),
  ];
  return readme.replace(TABLE, `$1${rows.join("\n")}\n$2`);
}
