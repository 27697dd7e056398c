import { type Budget, budgets, defaultBudget } from "@lending/delivery/budgets";

const TABLE = /(<!-- budget -->\n)[\s\S]*?(<!-- \/budget -->)/;

const bytes = (count: number) => `${String(count).replace(/\B(?=(\d{3})+$)/g, " ")} B`;
const row = (paths: string, { javascript, remote, document, levels }: Budget) =>
  `| ${paths} | ${bytes(javascript)} | ${bytes(remote)} | ${bytes(document)} | ${levels} |`;

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
    "| budget of the first load, after brotli | JavaScript | the remote's share | document | request depth |",
    "|---|--:|--:|--:|--:|",
    ...[...groups].map(([budget, names]) => row(names.join(", "), budget)),
    ...(separate < paths.length || paths.length === 0
      ? [row(separate === 0 ? "every path" : "every other path", defaultBudget)]
      : []),
  ];
  return readme.replace(TABLE, `$1${rows.join("\n")}\n$2`);
}

interface SampleFigures {
  /** Paths of the shell and of every remote. */
  readonly paths: readonly string[];
  /** Files of the loan remote's build. */
  readonly loanFiles: number;
  /** Paths that the pages gate opens for a release of the loan remote. */
  readonly openedCount: number;
}

/** Returns docs/shipping.md with the figures of its sample output replaced by those of the builds. */
export function writeSampleFigures(text: string, { paths, loanFiles, openedCount }: SampleFigures): string {
  const depth = Math.max(...paths.map((path) => (budgets[path] ?? defaultBudget).levels));
  return text
    .replace(/^(loan [\d.]+: )\d+( files)$/m, `$1${loanFiles}$2`)
    .replace(/^( {2}ownership +)\d+( paths)/m, `$1${paths.length}$2`)
    .replace(/^( {2}bytes +)\d+( paths)/m, `$1${paths.length}$2`)
    .replace(/^( {2}pages +)\d+( opened in .*, )\d+( serial levels)/m, `$1${openedCount}$2${depth}$3`);
}
