/**
 * Each command that a page sends to the native app, with the name of its argument. A plus means that further parameters may
 * follow. All values are text. `verbs.ts` describes them in texts, which a phone need not load.
 */
export const signatures = {
  goToPage: "page+",
  closeWebview: "",
  goHome: "",
  goMine: "",
  returnToLogin: "",
  callPhone: "number",
  goToRating: "",
  confirmTrackingPoint: "name+",
  startBankStep: "",
  endBankStep: "",
} as const;

/** The wire names of the commands. */
export type NativeCommand = keyof typeof signatures;
