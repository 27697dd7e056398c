import { ArticleFirstPaint, FormFirstPaint, ListFirstPaint } from "@lending/ui/first-paint";
import { useLocale } from "@lending/ui/locale";
import { titles } from "./titles.ts";

/** What the document of each path shows before its screen has loaded. The build renders it; no bundle contains it. */
export const firstPaints = {
  "/__NAME__": () => <ListFirstPaint title={titles.list[useLocale()]} />,
  "/__NAME__Form": () => <FormFirstPaint title={titles.form[useLocale()]} />,
  "/__NAME__Outcome": () => <ArticleFirstPaint title={titles.outcome[useLocale()]} />,
};
