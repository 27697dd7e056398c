import { globSync, readFileSync } from "node:fs";

const LANGUAGES = ["en-PH", "fil-PH", "zh-CN"] as const;

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
