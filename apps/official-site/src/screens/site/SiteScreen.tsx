import { useLocation } from "@lending/bridge/router";
import { SiteFrame, sectionOf } from "../../components/site-frame/SiteFrame.tsx";
import { AboutSection } from "./AboutSection.tsx";
import { ContactSection } from "./ContactSection.tsx";
import { HomeSection } from "./HomeSection.tsx";
import { LoanSection } from "./LoanSection.tsx";
import { PolicySection } from "./PolicySection.tsx";
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
