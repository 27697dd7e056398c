import { plainPath } from "@lending/federation/manifest";
import type { FrameServices } from "../screenLoader.ts";

/** Waits until all promises have settled, but at most `longestMs`. */
export async function settleWithin(promises: readonly unknown[], longestMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise((resolve) => {
    timer = setTimeout(resolve, longestMs);
  });
  await Promise.race([Promise.allSettled(promises), timeout]);
  clearTimeout(timer);
}

/**
 * Longest hold in milliseconds; then the next screen's first paint appears. An earlier first paint would delay the screen, because
 * React holds back content for 300 ms after a fallback.
 */
const NEXT_SCREEN_MS = 300;

/** Creates the function that the router calls to know how long to keep the current page while a prepared screen loads. */
export const holdPage =
  ({ early, screens }: Pick<FrameServices, "early" | "screens">) =>
  ({ pathname }: { readonly pathname: string }): Promise<void> | undefined => {
    const screen = screens.takePrepared(plainPath(pathname));
    return screen && settleWithin([screen, ...early.underWay()], NEXT_SCREEN_MS);
  };
