export const messages = {
  leavingTitle: "Binubuksan ang produkto",
  leavingHint: "Kung walang bumukas, subukan ulit.",
  notOpenedTitle: "Hindi po mabuksan ang produkto",
  notOpenedHint: "Subukan ulit mamaya, o pumili ng ibang produkto.",
  missingTitle: "Walang napiling produkto",
  missingHint: "Bumalik po at pumili ng produkto.",
};
