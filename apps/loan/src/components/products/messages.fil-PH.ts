export const messages = {
  recommended: "Mga produktong bagay sa inyo",
  notOpened: "Hindi po mabuksan ang produktong ito. Pumili ng iba, o subukan ulit mamaya.",
  unreached: "Walang sagot. Subukan ulit.",
  notLoadedTitle: "Hindi po maipakita ang mga produkto",
  notLoadedHint: "Subukan ulit.",
  failed: "Hindi natuloy",
  noProducts: "Wala pa pong ibang produktong puwede sa inyo. Bumalik sa app at subukan ulit mamaya.",
  open: "Available sa inyo ngayon",
  emptyTitle: "Wala pang available na produkto",
  emptyHint: "Dito po lalabas ang mga produktong puwede sa inyo.",
};
