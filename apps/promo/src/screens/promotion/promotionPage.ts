/** The pages of the promotion: the landing page and its two hash pages (specification 2). */
export type PromotionPage = "registration" | "download" | "agreement";

const PAGES = new Map<string, PromotionPage>([
  ["downloadTemplate", "download"],
  ["agreementTemplate", "agreement"],
]);

/** Which page a hash means; one that nobody knows is the landing page. */
export function promotionPage(hash: string): PromotionPage {
  const [, name = ""] = /^#\/?([A-Za-z]+)/.exec(hash) ?? [];
  return PAGES.get(name) ?? "registration";
}
