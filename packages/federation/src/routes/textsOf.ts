import type { Catalogue, Messages } from "@lending/ui/locale";
import type { RouteTitle } from "./defineRoutes.ts";

type TextKey<Source> = { [Key in keyof Source]: Source[Key] extends string ? Key : never }[keyof Source];

/** The texts of a catalogue, without messages with parameters, each in every language. */
type Texts<Source> = { readonly [Key in TextKey<Source>]: RouteTitle };

/**
 * Returns the texts of a catalogue in every language, for the titles of `src/routes.tsx`. Only the build, a development
 * server and tests call it: a build contains its result.
 */
export async function textsOf<Source extends object>({ source, others }: Catalogue<Source>): Promise<Texts<Source>> {
  const [english, filipino, chinese] = await Promise.all([others["en-PH"](), others["fil-PH"](), others["zh-CN"]()]);
  const entries = (Object.keys(source) as TextKey<Source>[]).map((key) => {
    const textOf = (messages: Partial<Messages<Source>>) => String(messages[key] ?? source[key]);
    const title: RouteTitle = {
      source: String(source[key]),
      "en-PH": textOf(english.messages),
      "fil-PH": textOf(filipino.messages),
      "zh-CN": textOf(chinese.messages),
    };
    return [key, title] as const;
  });
  return Object.fromEntries(entries) as Texts<Source>;
}
