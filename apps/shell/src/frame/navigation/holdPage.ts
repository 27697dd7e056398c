import { plainPath } from "@lending/federation/manifest";
import { type ScreenSources, takePrepared } from "../prefetch/loadScreen.ts";

/** Waits until all parts of a screen have loaded or failed, but at most `longest` milliseconds. */
export async function waitForParts(parts: readonly Promise<unknown>[], longest: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const past = new Promise((resolve) => {
    timer = setTimeout(resolve, longest);
  });
  await Promise.race([Promise.allSettled(parts), past]);
  clearTimeout(timer);
}

/**
 * Longest hold in milliseconds; then the next screen's skeleton appears. An earlier skeleton would delay the screen, because
 * React holds back content for 300 ms after a fallback.
 */
const NEXT_SCREEN_MS = 300;

/** Creates the function that the router calls to know how long to keep the current page while a prepared screen loads. */
export const holdForParts =
  ({ early }: Pick<ScreenSources, "early">) =>
  ({ pathname }: { readonly pathname: string }): Promise<void> | undefined => {
    const screen = takePrepared(plainPath(pathname));
    return screen && waitForParts([screen, ...early.underWay()], NEXT_SCREEN_MS);
  };
