/** Channel event from the panel to the preview: the reading of the story is wanted. */
export const READING_WANTED = "lending/reading-wanted";
/** Channel event from the preview to the panel, with the reading: a phrase for each stop. */
export const READING_READY = "lending/reading-ready";

const END = "end of document";
/** A longer page is read up to here. */
const PHRASES_MAX = 400;

/**
 * Returns what a screen reader speaks from the top of the story to its end. It is simulated by the ARIA mappings, so TalkBack
 * may use other words for a role.
 */
export async function readAloud(): Promise<readonly string[]> {
  const { virtual } = await import("@guidepup/virtual-screen-reader");
  await virtual.start({ container: document.body });
  const phrases: string[] = [];
  while (phrases.at(-1) !== END && phrases.length < PHRASES_MAX) {
    await virtual.next();
    phrases.push(await virtual.lastSpokenPhrase());
  }
  await virtual.stop();
  return phrases.filter((phrase) => !phrase.startsWith("end of "));
}
