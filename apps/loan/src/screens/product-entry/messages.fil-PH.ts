export const messages = {
  leavingTitle: "Binubuksan ang loan",
  leavingHint: "Kung walang bumukas, subukan ulit.",
  notOpenedTitle: "Hindi po mabuksan ang loan",
  notOpenedHint: "Subukan ulit mamaya, o pumili ng ibang loan.",
  missingTitle: "Walang napiling loan",
  missingHint: "Bumalik po at pumili ng loan.",
};
