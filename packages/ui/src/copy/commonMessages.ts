import { defineMessages } from "../locale/locale.tsx";

const source = {
  back: "Back",
  retry: "Retry",
  help: "Help",
  copy: "Copy",
  copied: "Copied",
  more: "More",
  hide: "Hide",
  close: "Close",
  cancel: "Cancel",
  confirm: "Confirm",
  loading: "Loading",
  digitsCut: (max: number) => `Only ${max} digits fit, the rest was left out. Check the number.`,
  textCut: (max: number) => `Only ${max} characters fit, the rest was left out. Check the text.`,
  codeUnclear: "The pasted text does not contain one clear code. Type the code.",
  notOpened: "This could not be opened. Check your connection and try again.",
  notLoaded: "This part did not load",
} as const;

/** The messages of the components themselves; all others come from the screen. */
export const commonMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({
      messages: { notOpened: "This could not be opened. Check your signal or your load, then try again." },
    }),
    "fil-PH": () => import("./commonMessages.fil-PH.ts"),
    "zh-CN": () => import("./commonMessages.zh-CN.ts"),
  },
});
