import type { Section } from "./SpecificationLine.ts";
import { splitProof } from "./splitProof.ts";

const cell = (text: string) => text.replace(/\|/g, "\\|").replace(/</g, "&lt;");

/** Returns the generated page with every line of the specification and the tests that prove it. */
export function renderPage(sections: readonly Section[], testFiles: Readonly<Record<string, string>>): string {
  const lines = sections.flatMap((section) => section.lines);
  const table = ({ title, lines: sectionLines }: Section) => [
    `## ${title}`,
    "",
    "| kind | the specification says | proven by |",
    "|---|---|---|",
    ...sectionLines.map(({ kind, text, proofs }) => {
      const tests = proofs.map((proof) => {
        const { alias, name } = splitProof(proof);
        return `[${alias}](../${testFiles[alias] ?? ""}): ${cell(name)}`;
      });
      return `| ${kind} | ${cell(text)} | ${tests.join("<br>") || "**nothing**"} |`;
    }),
    "",
  ];
  return [
    "# Specification map",
    "",
    "This page lists every route, call, message, rule and constant of the specification, with its tests.",
    "`%s` and similar placeholders in a test title are replaced in each case of a table test. Do not edit",
    "this page: `pnpm exec node packages/checks/src/commands/specificationMap.ts --write` generates it",
    "from `packages/checks/src/specification-map`.",
    "",
    `${lines.length} lines, ${lines.filter(({ proofs }) => proofs.length > 0).length} of them proven.`,
    "",
    ...sections.flatMap(table),
  ].join("\n");
}
