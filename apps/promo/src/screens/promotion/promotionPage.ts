/** The pages of the promotion: the landing page and its two hash pages. */
export type PromotionPage = "registration" | "download" | "agreement";

const PAGES = new Map<string, PromotionPage>([
  ["downloadTemplate", "download"],
  ["agreementTemplate", "agreement"],
]);

/** Returns the page that a hash selects; an unknown hash selects the landing page. */
export function promotionPage(hash: string): PromotionPage {
  const [, name = ""] = /^#\/?([A-Za-z]+)/.exec(hash) ?? [];
  return PAGES.get(name) ?? "registration";
}
