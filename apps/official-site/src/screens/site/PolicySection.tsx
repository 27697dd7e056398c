import { useApp } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { privacyPolicyPath } from "@lending/domain/addresses/public";
import { useMessages } from "@lending/ui/locale";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { siteMessages, titles } from "../../messages/source.ts";
import * as css from "./Section.module.css";
import { Fact, Section, type SectionProps } from "./Section.tsx";

/** The policy page in a frame, with a summary below it for visitors without frames. */
export function PolicySection({ isCurrent }: SectionProps) {
  const messages = useMessages(siteMessages);
  const title = useMessages(titles).policy;
  const { policyUrl } = useApp().environment;
  return (
    <Section id="policy" title={title} isCurrent={isCurrent} ground="page" lead={messages.policyText}>
      <PolicyPlace title={title} />
      {policyUrl ? (
        <a className={css.whole} href={policyUrl} rel="noreferrer">
          {messages.policyPage}
        </a>
      ) : (
        <AppLink className={css.whole} to={privacyPolicyPath}>
          {messages.policyPage}
        </AppLink>
      )}
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

/** Loads the framed policy shortly before it becomes visible. If it fails to load, the link below leads to the same text. */
function PolicyPlace({ title }: { title: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [PolicyFrame, setPolicyFrame] = useState<ComponentType<{ title: string }>>();
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        import("./PolicyFrame.tsx").then(
          (module) => setPolicyFrame(() => module.PolicyFrame),
          () => undefined,
        );
      },
      { rootMargin: NEAR },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={css.place}>
      {PolicyFrame && <PolicyFrame title={title} />}
    </div>
  );
}
