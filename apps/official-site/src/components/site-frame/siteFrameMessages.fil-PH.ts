import type { Messages } from "@lending/ui/locale";
import type { SiteFrameMessages } from "./siteFrameMessages.ts";

export const messages = {
  sections: "Mga bahagi",
  home: "Home",
  about: "Tungkol sa amin",
  policy: "Patakaran sa privacy",
  loan: "Mga tuntunin ng loan",
  contact: "Makipag-ugnayan",
  rights: "Nakalaan ang lahat ng karapatan.",
} satisfies Messages<SiteFrameMessages>;
