import { FirstPaint, FirstPaintFrame, FormFirstPaint } from "@lending/ui/first-paint";
import { useLocale } from "@lending/ui/locale";
import { titles } from "./titles.ts";

const EmptyFirstPaint = () => <FirstPaintFrame hasBack />;

/** What the document of each path shows before its screen has loaded; "" is that of a path which is not known yet. */
export const firstPaints = {
  "": () => <FirstPaint title="" />,
  "/error": EmptyFirstPaint,
  "/otherSite": EmptyFirstPaint,
  "/testPreview": () => <FormFirstPaint title={titles.testPreview[useLocale()]} />,
};
