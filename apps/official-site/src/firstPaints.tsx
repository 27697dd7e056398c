import { FirstPaintFrame } from "@lending/ui/first-paint";

/** Only in a language other than the deployment's, because the document contains the page itself. */
const SiteFirstPaint = () => <FirstPaintFrame hasBack />;

/** What a document shows before its screen has loaded, if not lines of text. No bundle contains it. */
export const firstPaints = {
  "/": SiteFirstPaint,
  "/About": SiteFirstPaint,
  "/Policy": SiteFirstPaint,
  "/Loan": SiteFirstPaint,
  "/Contact": SiteFirstPaint,
  "/User": SiteFirstPaint,
};
