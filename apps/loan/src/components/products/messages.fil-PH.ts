export const messages = {
  recommended: "Mga produktong bagay sa iyo",
  notOpened: "Hindi mabuksan ang produktong ito.",
  unreached: "Walang koneksiyon. Tingnan ang signal o load, saka subukan ulit.",
  notLoadedTitle: "Hindi maipakita ang mga produkto",
  notLoadedHint: "Subukan ulit.",
  failed: "Hindi natuloy",
  noProducts: "Wala pang ibang produktong bukas sa iyo. Bumalik sa app at subukan ulit mamaya.",
  open: "Available sa iyo ngayon",
  emptyTitle: "Wala pang available na produkto",
  emptyHint: "Dito lalabas ang mga produktong puwede sa iyo.",
};
