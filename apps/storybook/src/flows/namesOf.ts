import { speakAsLender } from "../../.storybook/speakAsLender.ts";

type Groups = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const catalogues = {
  ...import.meta.glob<Groups>("../../../*/src/messages/*.ts", { eager: true }),
  ...import.meta.glob<Groups>("../../../../packages/*/src/messages/*.ts", { eager: true }),
};

/** Each text of the product with what the same message says in the other languages. */
const others = new Map<string, Set<string>>();
for (const [file, groups] of Object.entries(catalogues)) {
  if (!file.endsWith("/source.ts")) continue;
  const languages = ["en-PH", "fil-PH", "zh-CN"].map((one) => catalogues[file.replace("source.ts", `${one}.ts`)]);
  for (const [group, { source }] of Object.entries(groups))
    for (const [key, text] of Object.entries(source ?? {})) {
      if (typeof text !== "string") continue;
      const texts = others.get(text) ?? new Set();
      for (const language of languages) texts.add(String(language?.[group]?.[key] ?? text));
      others.set(text, texts);
    }
}

/** Returns a text of the product or of the lender in every language. */
const namesOf = (text: string): readonly string[] => [
  text,
  ...(others.get(text) ?? []),
  ...["fil-PH", "zh-CN"].map((locale) => speakAsLender(text, locale)),
];

/** A name for queries, which is that of the message in any language. */
export const named = (text: string) => {
  const names = namesOf(text);
  return (name: string) => names.some((one) => name === one);
};
