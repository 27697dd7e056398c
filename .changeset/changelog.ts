interface Changeset {
  readonly summary: string;
}
interface Dependency {
  readonly name: string;
  readonly newVersion: string;
}

const indent = (text: string) => text.trim().replace(/\s*\n\s*/g, " ");

/** Writes the changelogs: the sentences of each changeset, and one line for the packages that a version contains. */
const changelog = {
  getReleaseLine: async ({ summary }: Changeset) => `- ${indent(summary)}`,
  getDependencyReleaseLine: async (_: readonly Changeset[], dependencies: readonly Dependency[]) =>
    dependencies.length === 0
      ? ""
      : `- Contains ${dependencies.map(({ name, newVersion }) => `${name} ${newVersion}`).join(", ")}.`,
};

export default changelog;
