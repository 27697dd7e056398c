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
  /** Stories that name a section of the specification in their description. */
  readonly withSection: number;
}

const SECTION = /\b(?:specification|decisions)\s+\d/i;

/** Counts stories by title, in the order of the index. */
export function countStories(stories: readonly Story[]): readonly TitleCount[] {
  const titles = new Map<string, Story[]>();
  for (const story of stories) titles.set(story.title, [...(titles.get(story.title) ?? []), story]);
  return [...titles].map(([name, own]) => ({
    name,
    stories: own.length,
    withSteps: own.filter(({ hasSteps }) => hasSteps).length,
    withSection: own.filter(namesSection).length,
  }));
}

/** Returns whether a story names its section. A section in the description of the whole file does not count. */
export function namesSection({ source, exportName }: Pick<Story, "source" | "exportName">): boolean {
  const start = source.indexOf(`export const ${exportName}:`);
  const end = source.indexOf("\nexport ", start + 1);
  return start >= 0 && SECTION.test(source.slice(start, end < 0 ? undefined : end));
}
