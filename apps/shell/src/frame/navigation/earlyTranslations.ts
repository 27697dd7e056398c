const changes: MutationRecord[] = [];
const observer = new MutationObserver((records) => void changes.push(...records));

/** Collects the changes of the page until `keepTranslated` has loaded. Small, because every first load contains it. */
export const collectTranslations = () => observer.observe(document.body, { childList: true, subtree: true });

/** Ends the collection and returns what it has collected. */
export function takeTranslations(): MutationRecord[] {
  changes.push(...observer.takeRecords());
  observer.disconnect();
  return changes.splice(0);
}
