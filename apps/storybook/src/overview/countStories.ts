/** A story of the built index, with its source file. */
export interface Story {
  readonly title: string;
  readonly exportName: string;
  readonly hasSteps: boolean;
  readonly source: string;
}

/** The number of stories with a title, and their properties. */
export interface TitleCount {
  readonly name: string;
  readonly stories: number;
  readonly withSteps: number;
  /** Stories that name a rule of the specification in their description. */
  readonly withRule: number;
}

const RULE = /\bRules? [a-z][a-z0-9-]*\.[a-z]/;

/** Counts stories by title, in the order of the index. */
export function countStories(stories: readonly Story[]): readonly TitleCount[] {
  const titles = new Map<string, Story[]>();
  for (const story of stories) titles.set(story.title, [...(titles.get(story.title) ?? []), story]);
  return [...titles].map(([name, own]) => ({
    name,
    stories: own.length,
    withSteps: own.filter(({ hasSteps }) => hasSteps).length,
    withRule: own.filter(namesRule).length,
  }));
}

/** Returns whether a story names its rule. A rule in the description of the whole file does not count. */
export function namesRule({ source, exportName }: Pick<Story, "source" | "exportName">): boolean {
  const start = source.indexOf(`export const ${exportName}:`);
  const end = source.indexOf("\nexport ", start + 1);
  return start >= 0 && RULE.test(source.slice(start, end < 0 ? undefined : end));
}
