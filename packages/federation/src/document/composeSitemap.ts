import type { Registry } from "../manifest/index.ts";
import { escapeHtml } from "./escapeHtml.ts";

const publicPaths = ({ shell, remotes }: Registry) =>
  [shell, ...remotes].flatMap(({ paths }) =>
    Object.entries(paths)
      .filter(([, path]) => path.public)
      .map(([pathname]) => pathname),
  );

/** Returns `sitemap.xml`: every public path under the site's public origin. */
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
