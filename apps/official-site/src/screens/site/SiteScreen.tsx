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

/** The official site: five sections on one page. The path selects the current section. */
export function Screen() {
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
