/**
 * Minimum browser versions that we promise: Chromium 83 and iOS 14. All files, including dependencies, are compiled for
 * them.
 */
export const targets = ["chrome >= 83", "ios_saf >= 14", "safari >= 14", "firefox >= 90"];
