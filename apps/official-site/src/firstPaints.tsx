import { FirstPaintFrame } from "@lending/ui/first-paint";
import { siteLinks } from "./components/site-frame/SiteFrame.tsx";

/** Only in a language other than the deployment's, because the document contains the page itself. */
const SiteFirstPaint = () => <FirstPaintFrame hasBack />;

const paths = [...siteLinks.map(({ path }) => path), "/User"];

/** What a document shows before its screen has loaded, if not lines of text. No bundle contains it. */
export const firstPaints = Object.fromEntries(paths.map((path) => [path, SiteFirstPaint]));
