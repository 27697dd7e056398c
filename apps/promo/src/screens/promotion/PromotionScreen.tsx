import { useLocation } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useCallback, useState } from "react";
import { type LazyPage, lazyPageAtom, lazyPages } from "./lazyPages.ts";
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
  return page === "registration" ? <RegistrationPage draft={draft} onChange={change} /> : <HashPage page={page} />;
}
Screen.soon = Object.values(lazyPages);

function HashPage({ page }: { page: LazyPage }) {
  const [{ Page }] = useFetched(lazyPageAtom(page));
  return <Page />;
}
