import { FormFirstPaint, ListFirstPaint } from "@lending/ui/first-paint";
import { useMessages } from "@lending/ui/locale";
import { titles } from "./messages/source.ts";

/** What a document shows before its screen has loaded, if not lines of text. No bundle contains it. */
export const firstPaints = {
  "/__NAME__": () => <ListFirstPaint title={useMessages(titles).list} />,
  "/__NAME__Form": () => <FormFirstPaint title={useMessages(titles).form} />,
};
