import type { Environment } from "@lending/bridge/environment";
import type { Registry, RemotePath } from "../manifest/index.ts";
import { escapeHtml, jsonForScript } from "./escape.ts";

interface PublicHeadParts {
  readonly path: RemotePath;
  readonly pathname: string;
  readonly environment: Environment;
  /** Public origin of the site. Without it, tags that need an absolute address are left out. */
  readonly origin: string;
  /** Folder of the remote's files, ending in a slash: a path on the site's origin or a full address. */
  readonly base: string;
}

/**
 * Returns the head of a public page for search engines and messengers: description, canonical address, Open Graph,
 * structured data.
 */
export function publicHead({ path, pathname, environment, origin, base }: PublicHeadParts): string {
  const { locale, brandName } = environment;
  const title = path.title[locale];
  const description = path.public?.description?.[locale] ?? "";
  const address = origin && origin + pathname;
  const { picture, section } = path.public ?? {};
  const pictureAddress =
    picture && (/^https?:/.test(base) || origin) ? new URL(base + picture, origin || base).href : "";
  const property = (name: string, content: string) =>
    content && `<meta property="og:${name}" content="${escapeHtml(content)}">`;
  const data = path.public?.structuredData;
  return [
    `<meta name="description" content="${escapeHtml(description)}">`,
    address && `<link rel="canonical" href="${escapeHtml(address)}">`,
    property("type", "website"),
    property("site_name", brandName),
    property("title", title),
    property("description", description),
    property("url", address),
    property("locale", locale === "source" ? "en_PH" : locale.replace("-", "_")),
    pictureAddress &&
      property("image", pictureAddress) + property("image:width", "1200") + property("image:height", "630"),
    `<meta name="twitter:card" content="${pictureAddress ? "summary_large_image" : "summary"}">`,
    // With scripts the page scrolls to the section. Without them the document navigates to its fragment, without
    // another request.
    section && `<noscript><meta http-equiv="refresh" content="0; url=#${escapeHtml(section)}"></noscript>`,
    data &&
      `<script type="application/ld+json">${jsonForScript({ "@context": "https://schema.org", ...data, ...lenderData(environment), ...(origin && { url: `${origin}/` }) })}</script>`,
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
