/** A story of the built index, with the source it stands in. */
export interface Story {
  readonly title: string;
  readonly exportName: string;
  readonly hasSteps: boolean;
  readonly source: string;
}

/** How many stories stand under a title, and what they have. */
export interface TitleCount {
  readonly name: string;
  readonly stories: number;
  readonly withSteps: number;
  /** Stories whose words name a section of the specification or of the decisions. */
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

/** A story names its section in its own words, or by those of the whole file's `meta`. */
function namesSection({ source, exportName }: Story): boolean {
  const start = source.indexOf(`export const ${exportName}`);
  const end = source.indexOf("\nexport ", start + 1);
  const own = start < 0 ? "" : source.slice(start, end < 0 ? undefined : end);
  const meta = /const meta[\s\S]*?satisfies Meta/.exec(source)?.[0] ?? "";
  return SECTION.test(own) || SECTION.test(meta);
}
