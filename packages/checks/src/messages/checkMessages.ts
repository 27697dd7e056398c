import { findCatalogues } from "./findCatalogues.ts";
import { findLiterals } from "./findLiterals.ts";
import { findUses, keyOfUse, openProjects } from "./findUses.ts";

/** A literal text that is allowed in code, and the reason. The check fails for an exemption that is no longer needed. */
interface Exemption {
  readonly file: string;
  readonly text: string;
  readonly why: string;
}

export const exemptions: readonly Exemption[] = [
  {
    file: "apps/shell/src/screens/test-preview/parts/EnvironmentSwitch.tsx",
    text: "Mangga Cash",
    why: "a brand of an environment",
  },
];

/** Returns whether a file has no texts for borrowers. */
const isInternal = (file: string) => /\.(test|stories)\.tsx$|\/testing\//.test(file);

/**
 * Lists the problems of message catalogues in these folders: a message without a translation, a message that no code uses,
 * and a text in a component instead of a catalogue.
 */
export function checkMessages(
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
        file.endsWith(".tsx") && !isInternal(file) ? findLiterals(source).map((literal) => ({ file, ...literal })) : [],
      ),
    );
    const isExempt = (literal: (typeof literals)[number], { file, text }: Exemption) =>
      literal.file === file && literal.text === text;
    return [
      ...catalogues.flatMap(({ file, group, gaps }) =>
        gaps.map(({ key, language }) => `${file}: "${key}" of ${group} has no text in ${language}.`),
      ),
      ...catalogues.flatMap(({ file, group, strays }) =>
        strays.map(({ key, language }) => `${file}: "${key || group}" of ${language} is not in the source.`),
      ),
      ...catalogues.flatMap((catalogue) =>
        catalogue.keys
          .filter((key) => !uses.has(keyOfUse(catalogue, key)))
          .map((key) => `${catalogue.file}: "${key}" of ${catalogue.group} is unused. Remove it, or use it.`),
      ),
      ...literals
        .filter((literal) => !exemptions.some((exemption) => isExempt(literal, exemption)))
        .map(({ file, line, text }) => `${file}:${line}: "${text}" is visible text: move it to a catalogue.`),
      ...exemptions
        .filter((exemption) => !literals.some((literal) => isExempt(literal, exemption)))
        .map(
          ({ file, text }) =>
            `${file}: the exemption of "${text}" is no longer needed. Remove it from checkMessages.ts.`,
        ),
    ];
  } finally {
    close();
  }
}
