import type { Look } from "./Look.ts";

/** What Storybook's index.json says of an entry. */
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
/** How a component or a screen is looked at beside its usual look; its first story stands for it. */
const VARIANTS: readonly Variant[] = [
  { name: "dark", globals: "theme:dark" },
  { name: "mangga", globals: "brand:mangga" },
  { name: "text-200", globals: "text:200" },
];
/** Added by `--all`. Chinese is drawn in a font of the machine: the one beside the pictures has none. */
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
  /** Only stories whose title or name has one of these words; all without any. */
  readonly words?: readonly string[];
  readonly all?: boolean;
}

/** A picture of every story, and some more of each title's first one. A story tagged `no-looks` is left out. */
export function chooseLooks(
  entries: readonly StoryEntry[],
  { words = [], all = false }: ChooseLooksOptions = {},
): Look[] {
  const wanted = words.map((word) => word.toLowerCase());
  const seen = new Set<string>();
  return entries
    .filter(({ type, tags = [] }) => type === "story" && !tags.includes("no-looks"))
    .filter(({ title, name }) => {
      const text = `${title}: ${name}`.toLowerCase();
      return wanted.length === 0 || wanted.some((word) => text.includes(word));
    })
    .flatMap(({ id, title, name }) => {
      const isFirst = !seen.has(title);
      seen.add(title);
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
