import type { PublicPage } from "@lending/federation/routes";

/** The landing page is opened by advertisements, not by search engines, so it has no description. */
export const publicPages: Readonly<Record<string, PublicPage>> = { "/promotion": {} };
