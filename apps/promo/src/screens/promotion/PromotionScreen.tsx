import { useLocation } from "@lending/bridge/router";
import { useFetched } from "@lending/bridge/store";
import { useCallback, useState } from "react";
import { type LaterPage, laterPageAtom, laterPages } from "./laterPages.ts";
import { promotionPage } from "./promotionPage.ts";
import { RegistrationPage } from "./registration/RegistrationPage.tsx";
import { emptyDraft, type RegistrationDraft } from "./registration/registrationDraft.ts";

/** The promotion (specification 2): the landing page, or what the hash says. What was typed outlives a look at the agreement. */
export function Screen() {
  const page = promotionPage(useLocation().hash);
  const [draft, setDraft] = useState(emptyDraft);
  const change = useCallback((part: Partial<RegistrationDraft>) => setDraft((whole) => ({ ...whole, ...part })), []);
  return page === "registration" ? <RegistrationPage draft={draft} onChange={change} /> : <HashPage page={page} />;
}
Screen.soon = Object.values(laterPages);

function HashPage({ page }: { page: LaterPage }) {
  const [{ Page }] = useFetched(laterPageAtom(page));
  return <Page />;
}
