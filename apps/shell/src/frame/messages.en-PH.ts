import type { Messages } from "@lending/ui/locale";
import type { FrameMessages } from "./messages.ts";

export const messages = {
  offlineTitle: "No connection",
  offlineHint: "Check your signal or your load, then try again.",
  faultTitle: "That did not work",
  faultHint: "The answer could not be read. Nothing was sent twice. Please try again.",
  closedTitle: "This part is closed for now",
  closedHint: "The rest of the app still works.",
  brokenTitle: "Something went wrong",
  brokenHint: "Please try again. If you were paying, check the order first.",
  notFoundTitle: "This page is not here",
  notFoundHint: "The link may be old. Go back and try another way.",
  home: "Home",
  preview: "Asked of the native app",
} satisfies Messages<FrameMessages>;
