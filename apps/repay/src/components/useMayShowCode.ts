import { useApp } from "@lending/bridge";
import { ownerOf } from "@lending/bridge/launch";
import { isKnownCode } from "../api/codeFacts.ts";
import { readSavedPayCode } from "../api/savedPayCode.ts";

/**
 * Returns whether a code of the address may be shown: inside the app, which opens only links of the lender, or when this
 * phone got the code from the lender. Anybody can send a link by text message, with an invented session.
 */
export function useMayShowCode(code: string): boolean {
  const { native, launch } = useApp();
  const isInApp = native.host === "android" || native.host === "ios";
  return isInApp || isKnownCode(code) || readSavedPayCode(ownerOf(launch.sessionId))?.code === code;
}
