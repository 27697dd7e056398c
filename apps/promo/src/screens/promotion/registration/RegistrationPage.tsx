import { useApp } from "@lending/bridge";
import { useLocation, useSearchParams } from "@lending/bridge/router";
import { useApi } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { useLenderRows, writeRow } from "@lending/domain/lender";
import { Card } from "@lending/ui/card";
import { CalendarIcon, PesoIcon, ShieldIcon } from "@lending/ui/icon";
import { LanguageLinks } from "@lending/ui/language-links";
import { useMessages } from "@lending/ui/locale";
import { useEffect, useEffectEvent } from "react";
import { landingTemplate, readTracking, trackVisit } from "../../../api/tracking.ts";
import { promotionMessages, titles } from "../../../messages/source.ts";
import * as css from "../Promotion.module.css";
import { useNewPage, useReport } from "../promotionPages.ts";
import { Hero } from "./Hero.tsx";
import { RegistrationForm } from "./RegistrationForm.tsx";
import { type DraftProps, keptMobile, type TrackedDraft } from "./registrationDraft.ts";

/** The landing page of an advertisement: brand, form and reasons to trust the lender. */
export function RegistrationPage({ draft, onChange }: DraftProps) {
  const title = useMessages(titles).promotion;
  const tracking = readTracking(useSearchParams()[0]);
  useNewPage(title);
  useLandingVisit({ draft, onChange, tracking });
  return (
    <main className={css.page}>
      <Hero title={title} />
      <div className={css.content}>
        <RegistrationForm draft={draft} onChange={onChange} tracking={tracking} />
        <TrustList />
        <div className={css.languages}>
          <LanguageLinks address={useLocation()} onOpen={() => keptMobile.save(draft.mobile)} />
        </div>
      </div>
    </main>
  );
}

function TrustList() {
  const messages = useMessages(promotionMessages);
  // SEC MC 19 of 2019 requires them of an advertisement.
  const lender = useLenderRows().map(writeRow);
  const identity = lender.length === 0 ? [] : [...lender, messages.disclosure];
  const reasons = [
    { Icon: ShieldIcon, fact: messages.trustLender, texts: [messages.trustLenderText, ...identity] },
    { Icon: PesoIcon, fact: messages.trustMoney, texts: [messages.trustMoneyText] },
    { Icon: CalendarIcon, fact: messages.trustDays, texts: [messages.trustDaysText] },
  ];
  return (
    <Card>
      <ul>
        {reasons.map(({ Icon, fact, texts }) => (
          <li key={fact} className={css.reason}>
            <span className={css.reasonIcon}>
              <Icon />
            </span>
            <div>
              <strong className={css.fact}>{fact}</strong>
              {texts.map((text) => (
                <p key={text} className={css.fine}>
                  {text}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Runs once per visit: fetches the campaign's template and reports the visit. The form does not wait for either. */
function useLandingVisit({ draft, onChange, tracking }: TrackedDraft) {
  const messages = useMessages(promotionMessages);
  const api = useApi();
  const { launch } = useApp();
  const report = useReport();

  const { submit, showError } = useSubmit<"template">((_, { kind, describe }) =>
    showError(kind === "lost" ? messages.networkError : describe()),
  );

  const openLanding = async () => {
    let landingId = "";
    await submit("template", async () => {
      const template = await api.request(landingTemplate({ id: tracking.id }));
      if (!template.ok) return showError(template.message || messages.refused);
      landingId = template.value;
      return undefined;
    });
    onChange({ landingId });
    const visit = trackVisit({ tracking, pageId: landingId || tracking.id, platform: launch.platform });
    // Only a report: its failure does not concern the visitor.
    api.request(visit).catch(() => undefined);
  };
  const visit = useEffectEvent(() => {
    if (draft.hasVisited) return;
    onChange({ hasVisited: true });
    report("visit");
    void openLanding();
  });
  useEffect(() => visit(), []);
}
