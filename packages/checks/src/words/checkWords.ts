import type { Exemption } from "./exemptions.ts";
import { findCatalogues } from "./findCatalogues.ts";
import { findLiterals } from "./findLiterals.ts";
import { findUses, useKey } from "./findUses.ts";
import { openProjects } from "./openProjects.ts";

/** Files whose words no borrower reads. */
const isAside = (file: string) => /\.(test|stories)\.tsx$|\/testing\//.test(file);

/**
 * Reads the projects of these folders and lists what is wrong with their words: a message that a language lacks, one
 * that no code reads, and a text that stands in a screen instead of a catalogue.
 */
export function checkWords(
  root: string,
  folders: readonly string[],
  exemptions: readonly Exemption[] = [],
): readonly string[] {
  const { projects, close } = openProjects(root, folders);
  try {
    const catalogues = projects.flatMap(({ files }) => findCatalogues(files));
    const uses = new Set(projects.flatMap((project) => [...findUses(root, project, catalogues)]));
    const literals = projects.flatMap(({ files }) =>
      [...files].flatMap(([file, source]) =>
        file.endsWith(".tsx") && !isAside(file) ? findLiterals(source).map((literal) => ({ file, ...literal })) : [],
      ),
    );
    const isExempt = (literal: (typeof literals)[number], { file, text }: Exemption) =>
      literal.file === file && literal.text === text;
    return [
      ...catalogues.flatMap(({ file, gaps }) =>
        gaps.map(({ key, language }) => `${file}: "${key}" says nothing in ${language}.`),
      ),
      ...catalogues.flatMap(({ file, keys }) =>
        keys
          .filter((key) => !uses.has(useKey(file, key)))
          .map((key) => `${file}: "${key}" is read nowhere. Take it out of every language, or use it.`),
      ),
      ...literals
        .filter((literal) => !exemptions.some((exemption) => isExempt(literal, exemption)))
        .map(({ file, line, text }) => `${file}:${line}: "${text}" is read by people: it belongs in a catalogue.`),
      ...exemptions
        .filter((exemption) => !literals.some((literal) => isExempt(literal, exemption)))
        .map(({ file, text }) => `${file}: the exemption of "${text}" is met no more. Take it out of exemptions.ts.`),
    ];
  } finally {
    close();
  }
}
