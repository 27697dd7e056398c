import { checkLink, useApp } from "@lending/bridge";
import * as css from "./useAgreementFrame.module.css";

/**
 * Returns a sandboxed frame that shows an agreement: no scripts, no forms, no access to this page. Returns undefined
 * when the link that the server sent is unsafe or its host is not allowed. The title is the frame's accessible name.
 */
export function useAgreementFrame(link: string, title: string) {
  const { environment, page = window } = useApp();
  const checked = checkLink(link, environment, page.location.href);
  if (!("url" in checked)) return undefined;
  return <iframe className={css.frame} src={checked.url.href} title={title} sandbox="" referrerPolicy="no-referrer" />;
}
