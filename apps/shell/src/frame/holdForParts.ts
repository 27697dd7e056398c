import { plainPath } from "@lending/federation/manifest";
import { type ScreenSources, takePrepared } from "./loadScreen.ts";
import { waitForParts } from "./waitForParts.ts";

/**
 * Past this the coming screen's skeleton is shown. Shown earlier, the screen itself would come later: after a fallback React
 * holds back what follows for 300 ms.
 */
const NEXT_SCREEN_MS = 300;

/** Makes what tells the router how long to keep the page that is shown: while a screen that a touch has asked for is on its way. */
export const holdForParts =
  ({ early }: Pick<ScreenSources, "early">) =>
  ({ pathname }: { readonly pathname: string }): Promise<void> | undefined => {
    const screen = takePrepared(plainPath(pathname));
    return screen && waitForParts([screen, ...early.underWay()], NEXT_SCREEN_MS);
  };
