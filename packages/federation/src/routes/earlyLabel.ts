import type { Catalogue, Messages } from "@lending/ui/locale";
import type { RouteTitle } from "./defineRoutes.ts";

type TextKey<Source> = { [Key in keyof Source]: Source[Key] extends string ? Key : never }[keyof Source];

/**
 * Returns a text of a screen's catalogue in every language, for `src/earlyActions.ts`. The build calls it, so that the
 * label in the document and the one on the screen have the same source.
 */
export async function earlyLabel<Source extends object>(
  { source, others }: Catalogue<Source>,
  key: TextKey<Source>,
): Promise<RouteTitle> {
  const textOf = (messages: Partial<Messages<Source>>) => String(messages[key] ?? source[key]);
  const [english, filipino, chinese] = await Promise.all([others["en-PH"](), others["fil-PH"](), others["zh-CN"]()]);
  return {
    source: String(source[key]),
    "en-PH": textOf(english.messages),
    "fil-PH": textOf(filipino.messages),
    "zh-CN": textOf(chinese.messages),
  };
}
