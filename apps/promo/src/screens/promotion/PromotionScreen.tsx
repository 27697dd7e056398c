import { useLocation } from "@lending/bridge/router";
import { atom, useAtom } from "@lending/bridge/store";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useCallback, useEffect, useState } from "react";
import { promotionPage } from "./promotionPages.ts";
import { RegistrationPage } from "./registration/RegistrationPage.tsx";
import { emptyDraft, keptMobile, type RegistrationDraft } from "./registration/registrationDraft.ts";

const loadDownload = () => import("./download/DownloadPage.tsx").then(({ DownloadPage }) => DownloadPage);
const loadAgreement = () => import("./agreement/AgreementPage.tsx").then(({ AgreementPage }) => AgreementPage);
/** A hash page that fails to load throws to the shell's failure screen, where Retry requests it again. */
const lazyPages = { download: lazyComponent(loadDownload), agreement: lazyComponent(loadAgreement) };

/** In memory only. Outlives the screen, whose links lead to pages of other remotes. */
const draftAtom = atom<RegistrationDraft | undefined>(undefined);

/**
 * The promotion: the landing page, or the page that the hash selects. The typed values survive a visit to the agreement
 * and to the privacy policy, and the mobile number a change of language.
 */
export function PromotionScreen() {
  const page = promotionPage(useLocation().hash);
  const [initial] = useState<RegistrationDraft>(() => ({ ...emptyDraft, mobile: keptMobile.read() }));
  const [draft = initial, setDraft] = useAtom(draftAtom);
  const change = useCallback(
    (part: Partial<RegistrationDraft>) => setDraft((before = initial) => ({ ...before, ...part })),
    [setDraft, initial],
  );
  useEffect(() => keptMobile.drop(), []);
  if (page === "registration") return <RegistrationPage draft={draft} onChange={change} />;
  const Page = lazyPages[page];
  return <Page />;
}
PromotionScreen.whenIdle = [loadDownload, loadAgreement];
