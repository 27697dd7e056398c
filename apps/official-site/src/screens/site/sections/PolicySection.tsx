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

/** The policy page in a frame, with a summary below it for visitors without frames. */
export function PolicySection({ isCurrent }: SectionProps) {
  const words = useMessages(siteMessages);
  const title = titles.policy[useLocale()];
  return (
    <Section id="policy" title={title} isCurrent={isCurrent} ground="page" lead={words.policyText}>
      <PolicyFrame title={title} />
      <Link className={css.whole} to={locations.privacyPolicy()}>
        {words.policyPage}
      </Link>
      <Fact title={words.policyCollectTitle} isCurrent={isCurrent}>
        {words.policyCollectText}
      </Fact>
      <Fact title={words.policyUseTitle} isCurrent={isCurrent}>
        {words.policyUseText}
      </Fact>
      <Fact title={words.policyRightsTitle} isCurrent={isCurrent}>
        {words.policyRightsText}
      </Fact>
    </Section>
  );
}
