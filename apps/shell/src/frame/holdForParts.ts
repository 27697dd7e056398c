import { plainPath } from "@lending/federation/manifest";
import { type ScreenSources, takePrepared } from "./loadScreen.ts";
import { waitForParts } from "./waitForParts.ts";

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
