/** Past this the frame is begun whatever is missing, so that it can say what it waits for. */
const LONGEST_MS = 500;

/**
 * Waits until all that the first screen is made of has come or has failed. The document's skeleton stands meanwhile; begun
 * earlier, the screen would come later: after a fallback React holds back what follows for 300 ms.
 */
export async function waitForFirst(parts: readonly Promise<unknown>[]): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const longest = new Promise((resolve) => {
    timer = setTimeout(resolve, LONGEST_MS);
  });
  await Promise.race([Promise.allSettled(parts), longest]);
  clearTimeout(timer);
}
