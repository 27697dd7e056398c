import { useLocale } from "@lending/ui/locale";
import { SiteFrame } from "../../components/site-frame/SiteFrame.tsx";
import { titles } from "../../titles.ts";

/** Empty but for the site's frame (decisions 5). */
export function Screen() {
  return <SiteFrame title={titles.user[useLocale()]} />;
}
