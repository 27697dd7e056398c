export const messages = {
  recommended: "Mga loan na bagay sa inyo",
  notOpened: "Hindi po mabuksan ang loan na ito. Pumili ng iba, o subukan ulit mamaya.",
  unreached: "Walang sagot. Subukan ulit.",
  notLoadedTitle: "Hindi po maipakita ang mga loan",
  notLoadedHint: "Subukan ulit.",
  failed: "Hindi natuloy",
  noProducts: "Wala pa pong ibang loan na puwede sa inyo. Bumalik sa app at subukan ulit mamaya.",
  open: "Available sa inyo ngayon",
  emptyTitle: "Wala pang available na loan",
  emptyHint: "Dito po lalabas ang mga loan na puwede sa inyo.",
};
