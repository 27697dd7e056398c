/** The floor we promise: Chromium 83 and iOS 14. Syntax of every file, dependencies included, is lowered to it. */
export const targets = ["chrome >= 83", "ios_saf >= 14", "safari >= 14", "firefox >= 90"];
