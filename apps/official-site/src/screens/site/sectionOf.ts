import { type SectionId, siteLinks } from "../../components/site-frame/siteLinks.ts";

/**
 * Returns the section of a path. The site's paths are deep links into one page; an unknown path is the home section.
 */
export function sectionOf(pathname: string): SectionId {
  const plain = pathname.replace(/\/+$/, "") || "/";
  return siteLinks.find(({ path }) => path === plain)?.id ?? "home";
}
