import { locations } from "@lending/bridge";
import { Link } from "@lending/bridge/router";
import { useLocale, useMessages } from "@lending/ui/locale";
import { useEffect, useRef, useState } from "react";
import { titles } from "../../titles.ts";
import { siteMessages } from "./messages.ts";
import * as css from "./Section.module.css";
import { Fact, Section, type SectionProps } from "./Section.tsx";

/** Address of the policy page in this build. */
const policyPage = new URL("../../policy/privacy-policy.html", import.meta.url).href;

/** The policy page in a frame, with a summary below it for visitors without frames. */
export function PolicySection({ isCurrent }: SectionProps) {
  const messages = useMessages(siteMessages);
  const title = titles.policy[useLocale()];
  return (
    <Section id="policy" title={title} isCurrent={isCurrent} ground="page" lead={messages.policyText}>
      <PolicyFrame title={title} />
      <Link className={css.whole} to={locations.privacyPolicy()}>
        {messages.policyPage}
      </Link>
      <div className={css.facts}>
        <Fact title={messages.policyCollectTitle} isCurrent={isCurrent}>
          {messages.policyCollectText}
        </Fact>
        <Fact title={messages.policyUseTitle} isCurrent={isCurrent}>
          {messages.policyUseText}
        </Fact>
        <Fact title={messages.policyRightsTitle} isCurrent={isCurrent}>
          {messages.policyRightsText}
        </Fact>
      </div>
    </Section>
  );
}

/** Distance from the viewport, above and below, at which the frame starts to load. */
const NEAR = "300px 0px";

/**
 * Shows the policy page of this build in a frame, and loads it shortly before it becomes visible. The empty `sandbox`
 * attribute prevents scripts, navigation and access to this page.
 */
function PolicyFrame({ title }: { title: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || !place.current) return;
    const observer = new IntersectionObserver((entries) => setIsNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: NEAR,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <div ref={place} className={css.place}>
      {isNear && (
        <iframe className={css.frame} title={title} src={policyPage} sandbox="" referrerPolicy="no-referrer" />
      )}
    </div>
  );
}
