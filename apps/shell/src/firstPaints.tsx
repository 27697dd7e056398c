import { FirstPaint, FirstPaintFrame, FormFirstPaint } from "@lending/ui/first-paint";
import { useMessages } from "@lending/ui/locale";
import { titles } from "./messages/source.ts";

/** What the document of each path shows before its screen has loaded; "" is that of a path which is not known yet. */
export const firstPaints = {
  "": () => <FirstPaint title="" />,
  "/error": () => <FirstPaint title={useMessages(titles).error} />,
  "/otherSite": () => <FirstPaintFrame hasBack />,
  "/testPreview": () => <FormFirstPaint title={useMessages(titles).testPreview} />,
};
