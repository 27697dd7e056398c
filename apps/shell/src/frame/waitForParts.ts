/** Waits until all parts of a screen have loaded or failed, but at most `longest` milliseconds. */
export async function waitForParts(parts: readonly Promise<unknown>[], longest: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const past = new Promise((resolve) => {
    timer = setTimeout(resolve, longest);
  });
  await Promise.race([Promise.allSettled(parts), past]);
  clearTimeout(timer);
}
