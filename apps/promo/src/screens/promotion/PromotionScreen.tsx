import { useLocation } from "@lending/bridge/router";
import { useCallback, useState } from "react";
import { laterPages, loadLaterPage } from "./laterPages.ts";
import { promotionPage } from "./promotionPage.ts";
import { RegistrationPage } from "./registration/RegistrationPage.tsx";
import { emptyDraft, type RegistrationDraft } from "./registration/registrationDraft.ts";

/** The promotion (specification 2): the landing page, or what the hash says. What was typed outlives a look at the agreement. */
export function Screen() {
  const page = promotionPage(useLocation().hash);
  const [draft, setDraft] = useState(emptyDraft);
  const change = useCallback((part: Partial<RegistrationDraft>) => setDraft((whole) => ({ ...whole, ...part })), []);
  if (page === "registration") return <RegistrationPage draft={draft} onChange={change} />;
  const Page = laterPages[page];
  return <Page />;
}
Screen.soon = Object.values(loadLaterPage);
