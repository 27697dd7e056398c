export const messages = {
  processingTitle: "Pinoproseso pa ang bayad mo",
  processing: "Huwag munang magbayad ulit. Makikita mo rito kapag natapos na ito.",
  startedTitle: "May sinimulan kang bayad",
  started: "Kung natapos mo ito, baka matagalan bago ito pumasok. Tingnan muna ito bago ka magbayad ulit.",
  paidTitle: "Natanggap na ang bayad mo",
  refusedTitle: "Hindi natuloy ang bayad mo",
  refused: "Walang nabawas sa iyo. Puwede kang magbayad ulit.",
  againTitle: "Magbayad ulit?",
  againText: "Baka nakabayad ka na at pinoproseso pa ito. Kapag nagbayad ka ulit, baka madoble ang bayad mo.",
  wait: "Maghintay muna",
  payAgain: "Magbayad ulit",
};
