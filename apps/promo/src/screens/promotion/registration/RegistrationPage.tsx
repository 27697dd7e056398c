import { apiAtom, Fault } from "@lending/api-client";
import { useApp } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { CalendarIcon, PesoIcon, ShieldIcon } from "@lending/ui/icon";
import { useLocale, useMessages } from "@lending/ui/locale";
import { showToast } from "@lending/ui/toast";
import { useEffect, useEffectEvent } from "react";
import { useAnalytics } from "../../../analytics.ts";
import { fetchLandingTemplate } from "../../../api/fetchLandingTemplate.ts";
import { readTracking, type Tracking, trackVisit } from "../../../api/tracking.ts";
import { titles } from "../../../titles.ts";
import { promotionMessages } from "../messages.ts";
import { useNewPage } from "../promotionPages.ts";
import { Hero } from "./Hero.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";
import * as css from "./RegistrationPage.module.css";
import type { DraftProps } from "./registrationDraft.ts";

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

/** Reasons to trust the lender: three facts from the loan terms. */
function TrustList() {
  const words = useMessages(promotionMessages);
  const reasons = [
    { Icon: PesoIcon, fact: words.trustMoney, text: words.trustMoneyText },
    { Icon: CalendarIcon, fact: words.trustDays, text: words.trustDaysText },
    { Icon: ShieldIcon, fact: words.trustLender, text: words.trustLenderText },
  ];
  return (
    <ul className={css.list}>
      {reasons.map(({ Icon, fact, text }) => (
        <li key={fact} className={css.reason}>
          <span className={css.icon}>
            <Icon />
          </span>
          <p>
            <strong className={css.fact}>{fact}</strong>
            <span className={css.text}>{text}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface VisitOptions extends DraftProps {
  readonly tracking: Tracking;
}

/** Runs once per visit: fetches the campaign's template and reports the visit. The form does not wait for either. */
function useLandingVisit({ draft, onChange, tracking }: VisitOptions) {
  const words = useMessages(promotionMessages);
  const api = useAtomValue(apiAtom);
  const { launch } = useApp();
  const analytics = useAnalytics();

  const readLandingId = async () => {
    try {
      const template = await fetchLandingTemplate(api, tracking.id);
      if (template.ok) return template.id;
      showToast(template.message || words.networkError, { tone: "error" });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      showToast(words.networkError, { tone: "error" });
    }
    return "";
  };
  const openLanding = async () => {
    const landingId = await readLandingId();
    onChange({ landingId });
    trackVisit(api, { tracking, landingId, platform: launch.platform });
  };
  const visit = useEffectEvent(() => {
    if (draft.hasVisited) return;
    onChange({ hasVisited: true });
    analytics.send("visit");
    void openLanding();
  });
  useEffect(() => visit(), []);
}
