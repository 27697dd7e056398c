export const messages = {
  offlineTitle: "Walang koneksiyon",
  offlineHint: "Tingnan ang signal o load, saka subukan ulit.",
  faultTitle: "Hindi natuloy",
  faultHint: "Hindi mabasa ang sagot. Walang naipadala nang dalawang beses. Subukan ulit.",
  closedTitle: "Sarado muna ang bahaging ito",
  closedHint: "Gumagana pa rin ang iba.",
  brokenTitle: "Nagkaproblema",
  brokenHint: "Subukan ulit. Kung nagbabayad ka, tingnan muna ang loan.",
  notFoundTitle: "Wala rito ang page na ito",
  notFoundHint: "Baka luma na ang link. Bumalik at subukan sa ibang paraan.",
  home: "Home",
};
