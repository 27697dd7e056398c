export const messages = {
  leavingTitle: "Binubuksan ang produkto",
  leavingHint: "Kung walang bumukas, subukan ulit.",
  notOpenedTitle: "Hindi mabuksan ang produkto",
  notOpenedHint: "Subukan ulit mamaya, o pumili ng ibang produkto.",
  missingTitle: "Walang napiling produkto",
  missingHint: "Bumalik at pumili ng produkto.",
};
