import { locations } from "@lending/bridge";
import type { SiteFrameMessages } from "./siteFrameMessages.ts";

/** A section of the site: the id of its element and of its link. */
export type SectionId = "home" | "about" | "policy" | "loan" | "contact";

interface SiteLink {
  readonly id: SectionId;
  /** The deep link to the section. */
  readonly path: string;
  readonly messageKey: keyof Pick<SiteFrameMessages, SectionId>;
}

export const siteLinks: readonly SiteLink[] = [
  { id: "home", path: locations.siteHome(), messageKey: "home" },
  { id: "about", path: locations.siteAbout(), messageKey: "about" },
  { id: "policy", path: locations.sitePolicy(), messageKey: "policy" },
  { id: "loan", path: locations.siteLoan(), messageKey: "loan" },
  { id: "contact", path: locations.siteContact(), messageKey: "contact" },
];

/**
 * Returns the section of a path. The site's paths are deep links into one page; an unknown path is the home section.
 */
export function sectionOf(pathname: string): SectionId {
  const plain = pathname.replace(/\/+$/, "") || "/";
  return siteLinks.find(({ path }) => path === plain)?.id ?? "home";
}
