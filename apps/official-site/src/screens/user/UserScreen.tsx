import { useLocale } from "@lending/ui/locale";
import { SiteFrame } from "../../components/site-frame/SiteFrame.tsx";
import { titles } from "../../titles.ts";

/** An empty page in the site's frame. */
export function UserScreen() {
  return <SiteFrame title={titles.user[useLocale()]} />;
}
