import { findTests } from "./findTests.ts";
import { renderPage } from "./renderPage.ts";
import type { Section } from "./SpecificationLine.ts";
import { splitProof } from "./splitProof.ts";

interface MapToCheck {
  readonly sections: readonly Section[];
  /** Short names of test files to their paths. */
  readonly testFiles: Readonly<Record<string, string>>;
  /** The page as it is committed. */
  readonly page: string;
  /** A file of the repository, or undefined where there is none. */
  readonly readFile: (file: string) => string | undefined;
}

/** What is wrong with the map: a line without a test, a file or a test that is not there, a page that is not the map's. */
export function checkMap({ sections, testFiles, page, readFile }: MapToCheck): readonly string[] {
  const titles = new Map<string, ReadonlySet<string> | undefined>();
  const problems: string[] = [];
  const said = new Set<string>();
  for (const section of sections)
    for (const { says, proofs } of section.lines) {
      const place = `${section.title}: "${says}"`;
      if (said.has(place)) problems.push(`${place} stands there twice.`);
      said.add(place);
      if (proofs.length === 0) problems.push(`${place} has no test. Write one, and name it in the map.`);
      for (const proof of proofs) {
        const { alias, name } = splitProof(proof);
        const file = testFiles[alias];
        if (file === undefined) {
          problems.push(`${place}: testFiles.ts knows no "${alias}".`);
          continue;
        }
        if (!titles.has(file)) {
          const code = readFile(file);
          titles.set(file, code === undefined ? undefined : findTests(file, code));
        }
        const known = titles.get(file);
        if (!known) problems.push(`${place}: there is no ${file}.`);
        else if (!known.has(name)) problems.push(`${place}: ${file} has no test "${name}".`);
      }
    }
  for (const alias of Object.keys(testFiles))
    if (
      !sections.some(({ lines }) => lines.some(({ proofs }) => proofs.some((one) => splitProof(one).alias === alias)))
    )
      problems.push(`testFiles.ts: nothing refers to "${alias}". Take it out.`);
  if (page !== renderPage(sections, testFiles))
    problems.push(
      "docs/specification-map.md is not what the map says: node packages/checks/src/commands/specificationMap.ts --write",
    );
  return problems;
}
