import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { siteLinks } from "./components/site-frame/SiteFrame.tsx";
import { routes } from "./routes.tsx";

const publicPages = new Map(routes.flatMap(({ path, public: page }) => (page ? [[path, page] as const] : [])));

it.each([...publicPages])(
  "%s has a description in every language, and its picture exists",
  (_, { description, picture }) => {
    expect(Object.keys(description ?? {}).sort()).toEqual(["en-PH", "fil-PH", "source", "zh-CN"]);
    for (const text of Object.values(description ?? {})) expect(text.length).toBeGreaterThan(20);
    if (picture !== undefined) expect(existsSync(path.join(import.meta.dirname, "..", picture))).toBe(true);
  },
);

it("each section of the site has a public page that opens at that section", () => {
  const sections = siteLinks.map(({ path: link }) => publicPages.get(link)?.section ?? "home");
  expect(sections).toEqual(siteLinks.map(({ id }) => id));
});

it("the home page describes a lender in the Philippines in structured data", () => {
  expect(publicPages.get("/")?.structuredData).toMatchObject({
    "@type": "FinancialService",
    areaServed: { name: "Philippines" },
  });
});
