import { findTests } from "./findTests.ts";
import { renderPage } from "./renderPage.ts";
import type { Section } from "./SpecificationLine.ts";
import { splitProof } from "./splitProof.ts";

interface MapToCheck {
  readonly sections: readonly Section[];
  /** Short names of test files to their paths. */
  readonly testFiles: Readonly<Record<string, string>>;
  /** The committed page. */
  readonly page: string;
  /** Returns a file's text, or undefined if it does not exist. */
  readonly readFile: (file: string) => string | undefined;
}

/** Lists the problems of the map: duplicate lines, lines without tests, missing files or tests, and an outdated page. */
export function checkMap({ sections, testFiles, page, readFile }: MapToCheck): readonly string[] {
  const titles = new Map<string, ReadonlySet<string> | undefined>();
  const problems: string[] = [];
  const places = new Set<string>();
  for (const section of sections)
    for (const { text, proofs } of section.lines) {
      const place = `${section.title}: "${text}"`;
      if (places.has(place)) problems.push(`${place} is listed twice.`);
      places.add(place);
      if (proofs.length === 0) problems.push(`${place} has no test. Write one, and name it in the map.`);
      for (const proof of proofs) {
        const { alias, name } = splitProof(proof);
        const file = testFiles[alias];
        if (file === undefined) {
          problems.push(`${place}: testFiles.ts has no "${alias}".`);
          continue;
        }
        if (!titles.has(file)) {
          const code = readFile(file);
          titles.set(file, code === undefined ? undefined : findTests(file, code));
        }
        const known = titles.get(file);
        if (!known) problems.push(`${place}: missing file ${file}.`);
        else if (!known.has(name)) problems.push(`${place}: ${file} has no test "${name}".`);
      }
    }
  for (const alias of Object.keys(testFiles))
    if (
      !sections.some(({ lines }) => lines.some(({ proofs }) => proofs.some((one) => splitProof(one).alias === alias)))
    )
      problems.push(`testFiles.ts: nothing refers to "${alias}". Remove it.`);
  if (page !== renderPage(sections, testFiles))
    problems.push(
      "docs/specification-map.md is out of date: node packages/checks/src/commands/specificationMap.ts --write",
    );
  return problems;
}
