import { locations } from "@lending/bridge";
import type { SiteFrameMessages } from "./siteFrameMessages.ts";

/** A section of the site: its element's id and the name of its link. */
export type SectionId = "home" | "about" | "policy" | "loan" | "contact";

interface SiteLink {
  readonly id: SectionId;
  /** The deep link to the section. */
  readonly path: string;
  readonly word: keyof Pick<SiteFrameMessages, SectionId>;
}

/** The nav bar in its order (specification 2). */
export const siteLinks: readonly SiteLink[] = [
  { id: "home", path: locations.siteHome(), word: "home" },
  { id: "about", path: locations.siteAbout(), word: "about" },
  { id: "policy", path: locations.sitePolicy(), word: "policy" },
  { id: "loan", path: locations.siteLoan(), word: "loan" },
  { id: "contact", path: locations.siteContact(), word: "contact" },
];
