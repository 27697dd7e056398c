import { useApp } from "@lending/bridge";
import { AppLink } from "@lending/bridge/router";
import { privacyPolicyPath } from "@lending/domain/addresses/public";
import { useMessages } from "@lending/ui/locale";
import { type ComponentType, useEffect, useState } from "react";
import { Points } from "../../components/company.tsx";
import { policyMessages, siteMessages, titles } from "../../messages/source.ts";
import * as css from "./Section.module.css";
import { Section, type SectionProps } from "./Section.tsx";

/** The policy page in a frame, with a summary below it for visitors without frames. */
export function PolicySection({ isCurrent }: SectionProps) {
  const messages = useMessages(siteMessages);
  const summary = useMessages(policyMessages);
  const title = useMessages(titles).policy;
  const { policyUrl } = useApp().environment;
  const [PolicyFrame, setPolicyFrame] = useState<ComponentType<{ title: string }>>();
  // Loaded after the page. Where it fails to load, the link below it leads to the same text.
  useEffect(() => {
    import("./PolicyFrame.tsx").then(
      (module) => setPolicyFrame(() => module.PolicyFrame),
      () => undefined,
    );
  }, []);
  return (
    <Section id="policy" title={title} isCurrent={isCurrent} lead={messages.policyText}>
      <div className={css.place}>{PolicyFrame && <PolicyFrame title={title} />}</div>
      {policyUrl ? (
        <a className={css.whole} href={policyUrl} rel="noreferrer">
          {messages.policyPage}
        </a>
      ) : (
        <AppLink className={css.whole} to={privacyPolicyPath}>
          {messages.policyPage}
        </AppLink>
      )}
      <Points points={[summary.collect, summary.use, summary.rights]} />
    </Section>
  );
}
