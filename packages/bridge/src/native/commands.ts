// Made by `pnpm generate` from verbs.ts, without its texts, which a phone need not load: change a verb there.

/** Each command with the name of its argument, and a plus when further parameters may follow. */
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
