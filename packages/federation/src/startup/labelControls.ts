import { controlWords } from "./controlWords.ts";

/** Labels Back and Retry of the document's skeleton in the borrower's language. */
export function labelControls(place: Element, locale: string) {
  const [back, retry] = controlWords(locale);
  for (const control of place.querySelectorAll("[data-back]")) control.setAttribute("aria-label", back);
  for (const control of place.querySelectorAll("[data-retry]")) control.textContent = retry;
}
