import { siteHomePath, siteLoanPath } from "@lending/domain/addresses/public";
import type { SiteFrameMessages } from "../../messages/source.ts";

/** A section of the site: the id of its element and of its link. */
export type SectionId = "home" | "about" | "policy" | "loan" | "contact";

interface SiteLink {
  readonly id: SectionId;
  /** The deep link to the section. */
  readonly path: string;
  readonly messageKey: keyof Pick<SiteFrameMessages, SectionId>;
}

export const siteLinks: readonly SiteLink[] = [
  { id: "home", path: siteHomePath, messageKey: "home" },
  { id: "about", path: "/About", messageKey: "about" },
  { id: "policy", path: "/Policy", messageKey: "policy" },
  { id: "loan", path: siteLoanPath, messageKey: "loan" },
  { id: "contact", path: "/Contact", messageKey: "contact" },
];

/** Returns the section of a path. An unknown path is the home section. */
export function sectionOf(pathname: string): SectionId {
  const plain = pathname.replace(/\/+$/, "") || "/";
  return siteLinks.find(({ path }) => path === plain)?.id ?? "home";
}
