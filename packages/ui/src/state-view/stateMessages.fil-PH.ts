export const messages = {
  errorTitle: "Hindi po namin ito mabuksan",
  errorText: "Pakisubukan ulit. Kung nagbabayad po kayo, tingnan muna ang loan bago magbayad ulit.",
  offlineTitle: "Walang koneksiyon",
  offlineText: "Pakitingnan ang signal o load, saka subukan ulit.",
  closedTitle: "Sarado muna ang bahaging ito",
  closedText: "Gumagana pa rin ang iba. Bumalik makalipas ang ilang minuto.",
  emptyTitle: "Wala pang laman",
};
