import { locations } from "@lending/bridge";
import { Link } from "@lending/bridge/router";
import { useLocale, useMessages } from "@lending/ui/locale";
import { titles } from "../../../titles.ts";
import { siteMessages } from "../messages.ts";
import { Fact } from "../parts/Fact.tsx";
import { PolicyFrame } from "../parts/PolicyFrame.tsx";
import { Section } from "../parts/Section.tsx";
import * as css from "./PolicySection.module.css";
import type { SectionProps } from "./SectionProps.ts";

/** The policy's own page in a frame (specification 2), with its gist in words for whoever sees no frame. */
export function PolicySection({ isAsked }: SectionProps) {
  const words = useMessages(siteMessages);
  const title = titles.policy[useLocale()];
  return (
    <Section id="policy" title={title} isAsked={isAsked} ground="page" lead={words.policyText}>
      <PolicyFrame title={title} />
      <Link className={css.whole} to={locations.privacyPolicy()}>
        {words.policyPage}
      </Link>
      <Fact title={words.policyCollectTitle} isAsked={isAsked}>
        {words.policyCollectText}
      </Fact>
      <Fact title={words.policyUseTitle} isAsked={isAsked}>
        {words.policyUseText}
      </Fact>
      <Fact title={words.policyRightsTitle} isAsked={isAsked}>
        {words.policyRightsText}
      </Fact>
    </Section>
  );
}
