import { useSearchParams } from "@lending/bridge/router";
import { useLocale } from "@lending/ui/locale";
import { readTracking } from "../../../api/tracking.ts";
import { titles } from "../../../titles.ts";
import { useNewPage } from "../useNewPage.ts";
import { Hero } from "./Hero.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";
import * as css from "./RegistrationPage.module.css";
import type { DraftProps } from "./registrationDraft.ts";
import { TrustList } from "./TrustList.tsx";
import { useLandingVisit } from "./useLandingVisit.ts";

/** The landing page of an advertisement: brand, form and reasons to trust the lender. */
export function RegistrationPage({ draft, onChange }: DraftProps) {
  const title = titles.promotion[useLocale()];
  const tracking = readTracking(useSearchParams());
  useNewPage(title);
  useLandingVisit({ draft, onChange, tracking });
  return (
    <main className={css.page}>
      <Hero title={title} />
      <div className={css.content}>
        <RegistrationForm draft={draft} onChange={onChange} tracking={tracking} />
        <TrustList />
      </div>
    </main>
  );
}
