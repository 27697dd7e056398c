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
  digitsCut: (max) => `Only the first ${max} digits were kept. Check the number.`,
  textCut: (max) => `Only the first ${max} characters were kept. Check the text.`,
} satisfies Messages<Words>;
