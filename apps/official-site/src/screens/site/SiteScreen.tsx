import { useLocation } from "@lending/bridge/router";
import { SiteFrame } from "../../components/site-frame/SiteFrame.tsx";
import { sectionOf } from "./sectionOf.ts";
import { AboutSection } from "./sections/AboutSection.tsx";
import { ContactSection } from "./sections/ContactSection.tsx";
import { HomeSection } from "./sections/HomeSection.tsx";
import { LoanSection } from "./sections/LoanSection.tsx";
import { PolicySection } from "./sections/PolicySection.tsx";
import { useSectionInView } from "./useSectionInView.ts";
import { useSectionScroll } from "./useSectionScroll.ts";

/** The official site (specification 2): its five sections on one page, and the address says which one is meant. */
export function Screen() {
  const { pathname } = useLocation();
  const asked = sectionOf(pathname);
  useSectionScroll(asked);
  const inView = useSectionInView(asked);
  return (
    <SiteFrame current={inView}>
      <HomeSection isAsked={asked === "home"} />
      <AboutSection isAsked={asked === "about"} />
      <PolicySection isAsked={asked === "policy"} />
      <LoanSection isAsked={asked === "loan"} />
      <ContactSection isAsked={asked === "contact"} />
    </SiteFrame>
  );
}
