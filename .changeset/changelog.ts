interface Changeset {
  readonly summary: string;
}
interface Dependency {
  readonly name: string;
  readonly newVersion: string;
}

/** Returns a list with each item in one line. Text without a list is one item. */
const toList = (text: string) =>
  text
    .trim()
    .split(/\n(?=- )/)
    .map((item) => `- ${item.replace(/^- /, "").replace(/\s*\n\s*/g, " ")}`)
    .join("\n");

/** Writes the changelogs: the sentences of each changeset, and one line for the packages that a version contains. */
const changelog = {
  getReleaseLine: async ({ summary }: Changeset) => toList(summary),
  getDependencyReleaseLine: async (_: readonly Changeset[], dependencies: readonly Dependency[]) =>
    dependencies.length === 0
      ? ""
      : `- Contains ${dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`).join(", ")}.`,
};

export default changelog;
