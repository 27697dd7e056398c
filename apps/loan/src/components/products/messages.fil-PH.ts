export const messages = {
  recommended: "Mga produktong bagay sa iyo",
  notOpened: "Hindi mabuksan ang produktong ito.",
  unreached: "Walang koneksiyon. Tingnan ang signal o load, saka subukan ulit.",
  notLoadedTitle: "Hindi maipakita ang mga produkto",
  notLoadedHint: "Subukan ulit.",
};
