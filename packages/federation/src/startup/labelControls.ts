import { controlWords } from "./controlWords.ts";

/** Names Back and Retry in the borrower's language, in the skeleton that is shown and in those of the next screens. */
export function labelControls(page: Document, locale: string) {
  const [back, retry] = controlWords(locale);
  const templates = page.querySelectorAll<HTMLTemplateElement>("template[id^=skeleton]");
  for (const root of [page, ...[...templates].map(({ content }) => content)]) {
    for (const control of root.querySelectorAll("[data-back]")) control.setAttribute("aria-label", back);
    for (const control of root.querySelectorAll("[data-retry]")) control.textContent = retry;
  }
}
