import { type Catalogue, defineMessages, type Message, type Messages } from "./locale.tsx";

/** The language files of one `messages` folder. Each exports the groups of the source; `en-PH` only what differs. */
interface Languages<Name extends string, Source> {
  readonly "en-PH"?: () => Promise<Record<string, unknown> & { readonly [Key in Name]?: Partial<Messages<Source>> }>;
  readonly "fil-PH": () => Promise<{ readonly [Key in Name]: Messages<Source> }>;
  readonly "zh-CN": () => Promise<{ readonly [Key in Name]: Messages<Source> }>;
}

/**
 * Declares the messages of one screen or component in `messages/source.ts`. Its language files export the same name. A
 * build gives each screen only the groups that it imports (`groupLoader.ts` of the preset).
 */
export function defineGroup<const Name extends string, const Source extends Readonly<Record<string, Message>>>(
  name: Name,
  languages: Languages<Name, Source>,
  source: Source,
): Catalogue<Source> {
  const fileOf = (language: keyof typeof languages) => async () => ({
    messages: ((await languages[language]?.())?.[name] ?? {}) as Messages<Source>,
  });
  return defineMessages({
    source,
    others: { "en-PH": fileOf("en-PH"), "fil-PH": fileOf("fil-PH"), "zh-CN": fileOf("zh-CN") },
  });
}
