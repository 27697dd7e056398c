import { type SectionId, siteLinks } from "../../components/site-frame/siteLinks.ts";

/** The section that an address leads to: the site's paths are deep links into one page. */
export function sectionOf(pathname: string): SectionId {
  const plain = pathname.replace(/\/+$/, "") || "/";
  return siteLinks.find(({ path }) => path === plain)?.id ?? "home";
}
