/** Waits until all that a screen is made of has come or has failed, and at most so many milliseconds. */
export async function waitForParts(parts: readonly Promise<unknown>[], longest: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const past = new Promise((resolve) => {
    timer = setTimeout(resolve, longest);
  });
  await Promise.race([Promise.allSettled(parts), past]);
  clearTimeout(timer);
}
