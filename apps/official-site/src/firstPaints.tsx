import { ArticleFirstPaint, FirstPaintFrame } from "@lending/ui/first-paint";
import { useMessages } from "@lending/ui/locale";
import { titles } from "./messages/source.ts";

/** Only in a language other than the deployment's, because the document contains the page itself. */
const SiteFirstPaint = () => <FirstPaintFrame hasBack />;

/** What the document of each path shows before its screen has loaded. The build renders it; no bundle contains it. */
export const firstPaints = {
  "/": SiteFirstPaint,
  "/About": SiteFirstPaint,
  "/Policy": SiteFirstPaint,
  "/Loan": SiteFirstPaint,
  "/Contact": SiteFirstPaint,
  "/User": SiteFirstPaint,
  "/aboutUs": () => <ArticleFirstPaint title={useMessages(titles).aboutUs} />,
  "/privacyPolicy": () => <ArticleFirstPaint title={useMessages(titles).privacyPolicy} />,
};
