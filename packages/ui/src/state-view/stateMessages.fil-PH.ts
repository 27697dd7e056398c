export const messages = {
  errorTitle: "Hindi namin ito mabuksan",
  errorText: "Subukan ulit. Kung nagbabayad ka, tingnan muna ang loan bago magbayad ulit.",
  offlineTitle: "Walang koneksiyon",
  offlineText: "Tingnan ang signal o load, saka subukan ulit.",
  closedTitle: "Sarado muna ang bahaging ito",
  closedText: "Gumagana pa rin ang iba. Bumalik makalipas ang ilang minuto.",
  emptyTitle: "Wala pang laman",
};
