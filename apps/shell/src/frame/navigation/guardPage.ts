import type { NativePort } from "@lending/bridge";
import { takeTranslations } from "./earlyTranslations.ts";
import { keepTranslated } from "./keepTranslated.ts";
import { makeRoomForKeyboard } from "./makeRoomForKeyboard.ts";
import { ignoreStrayTaps } from "./strayTaps.ts";

let isGuarding = false;

/**
 * Protects the page from impatient fingers, translators and the keyboard of its host, until it is closed. One chunk, called
 * for each screen: the room for a keyboard belongs to the screen before.
 */
export function guardPage(native: Pick<NativePort, "host">): void {
  document.body.style.paddingBottom = "";
  if (isGuarding) return;
  isGuarding = true;
  ignoreStrayTaps();
  keepTranslated(takeTranslations());
  makeRoomForKeyboard(native);
}
