import { ArticleFirstPaint } from "@lending/ui/first-paint";
import { useLocale } from "@lending/ui/locale";
import type { RouteTitle } from "../routes/defineRoutes.ts";

/** Returns the first paint of a path that its app's `src/firstPaints.tsx` does not list: the title, and lines of text. */
export const usualFirstPaint = (title: RouteTitle) =>
  function UsualFirstPaint() {
    return <ArticleFirstPaint title={title[useLocale()]} />;
  };
