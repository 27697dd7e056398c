import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";

// Philippine English lists only what differs from the source, so it is always complete.
const LANGUAGES = ["fil-PH", "zh-CN"] as const;

/** Counts the messages of each language. `of` is the number of messages that exist in any language. */
export function countMessages(root: string): readonly { language: string; messages: number; of: number }[] {
  const keys = new Map<string, Set<string>>(LANGUAGES.map((language) => [language, new Set()]));
  for (const language of LANGUAGES)
    for (const folder of ["packages/ui", "apps/*"])
      for (const file of globSync(`${folder}/src/**/*.${language}.ts`, { cwd: root })) {
        const catalogue = file.replace(`.${language}.ts`, "");
        for (const [, key = ""] of readFileSync(`${root}/${file}`, "utf8").matchAll(/^ {2}"?([\w-]+)"?[:(]/gm))
          keys.get(language)?.add(`${catalogue}#${key}`);
      }
  const all = new Set([...keys.values()].flatMap((own) => [...own]));
  return LANGUAGES.map((language) => ({ language, messages: keys.get(language)?.size ?? 0, of: all.size }));
}

/** The size of an entry of packages/ui with its imports from this repository: bytes after brotli, without React. */
export interface Weight {
  readonly script: number;
  readonly style: number;
}

/** Builds all entries together and adds up the static imports of each. */
export async function weighComponents(entries: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, Weight>> {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: true,
      cssCodeSplit: true,
      rolldownOptions: {
        input: { ...entries },
        external: /^react($|\/|-dom)/,
        preserveEntrySignatures: "strict",
        output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
      },
    },
  });
  if (Array.isArray(built) || !("output" in built))
    throw new Error("The build of the components returned no single output.");
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const styles = new Map<string, number>();
  for (const file of built.output) {
    if (file.type === "chunk") chunks.set(file.fileName, file);
    else if (path.extname(file.fileName) === ".css") styles.set(file.fileName, compress(file.source));
  }
  return new Map(
    Object.keys(entries).map((name) => {
      const reached = reach(`${name}.js`, chunks);
      const css = new Set(reached.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]));
      return [
        name,
        {
          script: sum(reached.map(({ code }) => compress(code))),
          style: sum([...css].map((file) => styles.get(file) ?? 0)),
        },
      ];
    }),
  );
}

function reach(
  name: string,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<string>(),
): Rolldown.OutputChunk[] {
  const chunk = chunks.get(name);
  if (chunk === undefined || seen.has(name)) return [];
  seen.add(name);
  return [chunk, ...chunk.imports.flatMap((next) => reach(next, chunks, seen))];
}

const compress = (content: string | Uint8Array): number => brotliCompressSync(content).length;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

export interface Story {
  readonly title: string;
  readonly exportName: string;
  readonly hasSteps: boolean;
  readonly source: string;
}

export interface TitleCount {
  readonly name: string;
  readonly stories: number;
  readonly withSteps: number;
  /** Stories that name a rule of the specification in their description. */
  readonly withRule: number;
}

const RULE = /\bRules? [a-z][a-z0-9-]*\.[a-z]/;

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
