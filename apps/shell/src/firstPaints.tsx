import { FirstPaint, FirstPaintFrame, FormFirstPaint } from "@lending/ui/first-paint";
import { useMessages } from "@lending/ui/locale";
import { titles } from "./messages/source.ts";

const EmptyFirstPaint = () => <FirstPaintFrame hasBack />;

/** What the document of each path shows before its screen has loaded; "" is that of a path which is not known yet. */
export const firstPaints = {
  "": () => <FirstPaint title="" />,
  "/error": EmptyFirstPaint,
  "/otherSite": EmptyFirstPaint,
  "/testPreview": () => <FormFirstPaint title={useMessages(titles).testPreview} />,
};
