export const messages = {
  offlineTitle: "Walang koneksiyon",
  offlineHint: "Pakitingnan ang signal o load, saka subukan ulit.",
  faultTitle: "Hindi natuloy",
  faultHint: "Hindi po mabasa ang sagot. Walang naipadala nang dalawang beses. Subukan ulit.",
  closedTitle: "Sarado muna ang bahaging ito",
  closedHint: "Gumagana pa rin ang iba.",
  brokenTitle: "Nagkaproblema",
  brokenHint: "Pakisubukan ulit. Kung nagbabayad po kayo, tingnan muna ang loan.",
  notFoundTitle: "Wala ang page na ito",
  notFoundHint: "Baka luma na po ang link. Bumalik at subukan sa ibang paraan.",
  home: "Home",
};
