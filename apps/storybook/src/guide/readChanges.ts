/** One sentence of a changelog and the version that brought it. */
export interface Change {
  readonly version: string;
  readonly text: string;
}

/** Returns the changes of a package that mention one of the names, newest first. */
export function readChanges(changelog: string, names: readonly string[]): readonly Change[] {
  // A component's own name is matched exactly, since "Button" and a button are not the same.
  const anyCase = names.map((name) => name.replace(/^[a-z]/, (first) => `[${first}${first.toUpperCase()}]`));
  const mentions = new RegExp(`(?<![\\w-])(?:${anyCase.join("|")})s?(?![\\w-])`);
  const changes: Change[] = [];
  let version = "";
  for (const line of changelog.split("\n")) {
    version = /^## (\S+)/.exec(line)?.[1] ?? version;
    const text = /^- (.+)/.exec(line)?.[1];
    // One entry may describe several changes, so that only the sentences about this component count.
    const sentences = text?.split(/(?<=\.)\s/).filter((sentence) => mentions.test(sentence)) ?? [];
    if (sentences.length > 0) changes.push({ version, text: sentences.join(" ") });
  }
  return changes;
}
