import type { Environment } from "@lending/bridge/environment";
import { plainPath, type Registry } from "../manifest/index.ts";
import type { DocumentContext } from "./documentContext.ts";
import { escapeHtml, jsonForScript } from "./escape.ts";

/**
 * Returns what search engines and messengers read. For a public page with a description: the description, canonical
 * address, Open Graph, structured data. No other page is indexed.
 */
export function searchElements({ found, pathname, environment, origin = "" }: DocumentContext): string {
  const page = found?.path.public;
  if (!found || !page?.description) return '<meta name="robots" content="noindex">';
  const { locale, brandName } = environment;
  const { base } = found.owner;
  const { picture, section, structuredData } = page;
  const description = page.description[locale];
  const address = origin && origin + plainPath(pathname);
  const pictureAddress =
    picture && (/^https?:/.test(base) || origin) ? new URL(base + picture, origin || base).href : "";
  const property = (name: string, content: string) =>
    content && `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    address && `<link rel="canonical" href="${escapeHtml(address)}">`,
    property("type", "website"),
    property("site_name", brandName),
    property("title", found.path.title[locale]),
    property("description", description),
    property("url", address),
    property("locale", locale === "source" ? "en_PH" : locale.replace("-", "_")),
    pictureAddress &&
      property("image", pictureAddress) + property("image:width", "1200") + property("image:height", "630"),
    `<meta name="twitter:card" content="${pictureAddress ? "summary_large_image" : "summary"}">`,
    // With scripts the page scrolls to the section. Without them the document navigates to its fragment, without
    // another request.
    section && `<noscript><meta http-equiv="refresh" content="0; url=#${escapeHtml(section)}"></noscript>`,
    structuredData &&
      `<script type="application/ld+json">${jsonForScript({ "@context": "https://schema.org", ...structuredData, ...lenderData(environment), ...(origin && { url: `${origin}/` }) })}</script>`,
  ]
    .filter(Boolean)
    .join("");
}

/** Returns what schema.org calls the lender's name, e-mail and address, as far as the deployment states them. */
const lenderData = ({ companyName, serviceEmail, companyAddress }: Environment) => ({
  ...(companyName && { name: companyName }),
  ...(serviceEmail && { email: serviceEmail }),
  ...(companyAddress && {
    address: { "@type": "PostalAddress", streetAddress: companyAddress, addressCountry: "PH" },
  }),
});

const publicPaths = ({ shell, remotes }: Registry) =>
  [shell, ...remotes].flatMap(({ paths }) =>
    Object.entries(paths)
      .filter(([, path]) => path.public?.description)
      .map(([pathname]) => pathname),
  );

/** Returns `sitemap.xml`: every described public path under the site's public origin. */
export const composeSitemap = (registry: Registry, origin: string) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...publicPaths(registry).map((pathname) => `<url><loc>${escapeHtml(origin + pathname)}</loc></url>`),
    "</urlset>\n",
  ].join("\n");

/** Returns `robots.txt`. It excludes API calls; borrower pages exclude themselves with a meta tag. */
export const composeRobots = (productPrefix: string, origin: string) =>
  ["User-agent: *", `Disallow: ${productPrefix}/`, "Disallow: /sandbox", `Sitemap: ${origin}/sitemap.xml`, ""].join(
    "\n",
  );
