import type { Look } from "./comparePictures.ts";

export interface StoryEntry {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly name: string;
  readonly tags?: readonly string[];
}

interface Variant {
  readonly name: string;
  readonly globals: string;
  readonly width?: number;
}

const PHONE = 360;
/** Variants of the first story of each component or screen. */
const VARIANTS: readonly Variant[] = [
  { name: "dark", globals: "theme:dark" },
  { name: "mangga", globals: "brand:mangga" },
  { name: "text-200", globals: "text:200" },
];
/**
 * Variants added by `--all`. Chinese uses a font of the machine, because the screenshot font has no Chinese letters.
 */
const MORE_VARIANTS: readonly Variant[] = [
  { name: "gabi-dark", globals: "brand:gabi;theme:dark" },
  { name: "contrast", globals: "contrast:more" },
  { name: "contrast-dark", globals: "contrast:more;theme:dark" },
  { name: "filipino-320", globals: "locale:fil-PH", width: 320 },
  { name: "english-412", globals: "locale:en-PH", width: 412 },
  { name: "chinese", globals: "locale:zh-CN" },
  { name: "text-200-320", globals: "text:200", width: 320 },
  { name: "long-words", globals: "locale:x-long" },
];

interface ChooseLooksOptions {
  /** Selects stories with one of these texts in their title or name; by default all. */
  readonly words?: readonly string[];
  readonly all?: boolean;
}

/**
 * Returns one look for every story, and variants for the first story of each title. Skips stories tagged `no-looks`.
 */
export function chooseLooks(
  entries: readonly StoryEntry[],
  { words = [], all = false }: ChooseLooksOptions = {},
): Look[] {
  const searchTexts = words.map((word) => word.toLowerCase());
  const coveredTitles = new Set<string>();
  return entries
    .filter(({ type, tags = [] }) => type === "story" && !tags.includes("no-looks"))
    .filter(({ title, name }) => {
      const text = `${title}: ${name}`.toLowerCase();
      return searchTexts.length === 0 || searchTexts.some((word) => text.includes(word));
    })
    .flatMap(({ id, title, name }) => {
      const isFirst = !coveredTitles.has(title);
      coveredTitles.add(title);
      const plain: Look = { name: id, storyId: id, title: `${title}: ${name}`, globals: "", width: PHONE };
      const variants = isFirst ? [...VARIANTS, ...(all ? MORE_VARIANTS : [])] : [];
      return [
        plain,
        ...variants.map(
          (variant): Look => ({
            ...plain,
            name: `${id}.${variant.name}`,
            title: `${plain.title}, ${variant.name}`,
            globals: variant.globals,
            width: variant.width ?? PHONE,
          }),
        ),
      ];
    });
}
