import type { Messages } from "../locale/index.ts";
import type { Words } from "./words.ts";

export const messages = {
  back: "Back",
  retry: "Retry",
  call: (number) => `Call ${number}`,
  copy: "Copy",
  copied: "Copied",
  more: "More",
  hide: "Hide",
  close: "Close",
  cancel: "Cancel",
  confirm: "Confirm",
  loading: "Loading",
  digitsCut: (max) => `Only ${max} digits fit, the rest was left out. Check the number.`,
  textCut: (max) => `Only ${max} characters fit, the rest was left out. Check the text.`,
  notOpened: "This could not be opened. Check your signal or your load, then try again.",
  notLoaded: "This part did not load",
} satisfies Messages<Words>;
