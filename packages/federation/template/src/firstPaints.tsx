import { ArticleFirstPaint, FormFirstPaint, ListFirstPaint } from "@lending/ui/first-paint";
import { useMessages } from "@lending/ui/locale";
import { titles } from "./messages/source.ts";

/** What the document of each path shows before its screen has loaded. The build renders it; no bundle contains it. */
export const firstPaints = {
  "/__NAME__": () => <ListFirstPaint title={useMessages(titles).list} />,
  "/__NAME__Form": () => <FormFirstPaint title={useMessages(titles).form} />,
  "/__NAME__Outcome": () => <ArticleFirstPaint title={useMessages(titles).outcome} />,
};
