import type { Messages } from "@lending/ui/locale";
import type { SiteFrameMessages } from "./siteFrameMessages.ts";

export const messages = {
  sections: "Sections",
  home: "Home",
  about: "About us",
  policy: "Privacy policy",
  loan: "Loan terms and conditions",
  contact: "Contact us",
  rights: "All rights reserved.",
} satisfies Messages<SiteFrameMessages>;
