import { siteHomePath, siteLoanPath } from "@lending/domain/addresses/public";

/** A section of the site: the id of its element and of its link. */
export type SectionId = "home" | "about" | "policy" | "loan" | "contact";

interface SiteLink {
  readonly id: SectionId;
  /** The deep link to the section. */
  readonly path: string;
}

export const siteLinks: readonly SiteLink[] = [
  { id: "home", path: siteHomePath },
  { id: "about", path: "/About" },
  { id: "policy", path: "/Policy" },
  { id: "loan", path: siteLoanPath },
  { id: "contact", path: "/Contact" },
];

/** Returns the section of a path. An unknown path is the home section. */
export function sectionOf(pathname: string): SectionId {
  const plain = pathname.replace(/\/+$/, "") || "/";
  return siteLinks.find(({ path }) => path === plain)?.id ?? "home";
}
