import { useMessages } from "@lending/ui/locale";
import { SiteFrame } from "../../components/site-frame/SiteFrame.tsx";
import { titles } from "../../messages/source.ts";

/** An empty page in the site's frame. */
export function UserScreen() {
  return <SiteFrame title={useMessages(titles).user} />;
}
