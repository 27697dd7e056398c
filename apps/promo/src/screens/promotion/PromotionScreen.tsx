import { useLocation } from "@lending/bridge/router";
import { useCallback, useState } from "react";
import { lazyPages, loadLazyPage } from "./lazyPages.ts";
import { promotionPage } from "./promotionPage.ts";
import { RegistrationPage } from "./registration/RegistrationPage.tsx";
import { emptyDraft, type RegistrationDraft } from "./registration/registrationDraft.ts";

/**
 * The promotion: the landing page, or the page that the hash selects. The typed values survive a visit to the
 * agreement.
 */
export function Screen() {
  const page = promotionPage(useLocation().hash);
  const [draft, setDraft] = useState(emptyDraft);
  const change = useCallback((part: Partial<RegistrationDraft>) => setDraft((before) => ({ ...before, ...part })), []);
  if (page === "registration") return <RegistrationPage draft={draft} onChange={change} />;
  const Page = lazyPages[page];
  return <Page />;
}
Screen.whenIdle = Object.values(loadLazyPage);
