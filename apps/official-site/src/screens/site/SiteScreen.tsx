import { useApp } from "@lending/bridge";
import { AppLink, useLocation } from "@lending/bridge/router";
import { privacyPolicyPath } from "@lending/domain/addresses/public";
import { useMessages } from "@lending/ui/locale";
import { type ComponentType, useEffect, useState } from "react";
import { Advantages, Points, RegulatorNotice } from "../../components/company.tsx";
import { SiteFrame, sectionOf } from "../../components/site-frame/SiteFrame.tsx";
import { companyMessages, policyMessages, siteMessages, titles } from "../../messages/source.ts";
import { ContactSection } from "./ContactSection.tsx";
import { HomeSection } from "./HomeSection.tsx";
import { LoanSection } from "./LoanSection.tsx";
import * as css from "./Section.module.css";
import { Fact, Section, type SectionProps } from "./Section.tsx";
import { useSectionInView, useSectionScroll } from "./useSections.ts";

export function SiteScreen() {
  const { pathname } = useLocation();
  const requested = sectionOf(pathname);
  useSectionScroll(requested);
  const inView = useSectionInView(requested);
  return (
    <SiteFrame current={inView}>
      <HomeSection isCurrent={requested === "home"} />
      <AboutSection isCurrent={requested === "about"} />
      <PolicySection isCurrent={requested === "policy"} />
      <LoanSection isCurrent={requested === "loan"} />
      <ContactSection isCurrent={requested === "contact"} />
    </SiteFrame>
  );
}

function AboutSection({ isCurrent }: SectionProps) {
  const messages = useMessages(companyMessages);
  const title = useMessages(titles).about;
  const { brandName } = useApp().environment;
  return (
    <Section id="about" title={title} isCurrent={isCurrent} lead={messages.missionText(brandName)}>
      <RegulatorNotice />
      <Fact title={messages.advantages} isCurrent={isCurrent}>
        <Advantages />
      </Fact>
    </Section>
  );
}

/** The policy page in a frame, with a summary below it for visitors without frames. */
function PolicySection({ isCurrent }: SectionProps) {
  const messages = useMessages(siteMessages);
  const summary = useMessages(policyMessages);
  const title = useMessages(titles).policy;
  const { policyUrl } = useApp().environment;
  const [PolicyFrame, setPolicyFrame] = useState<ComponentType<{ title: string }>>();
  // Loaded after the page. Where it fails to load, the link below it leads to the same text.
  useEffect(() => {
    import("../../policy/PolicyFrame.tsx").then(
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
