export const messages = {
  processingTitle: "Pinoproseso pa po ang inyong bayad",
  processing: "Huwag po munang magbayad ulit. Makikita ninyo rito kapag natapos na ito.",
  startedTitle: "May sinimulan po kayong bayad",
  started: "Kung natapos ninyo ito, baka matagalan bago ito pumasok. Tingnan po muna ito bago kayo magbayad ulit.",
  paidTitle: "Natanggap na po ang inyong bayad",
  refusedTitle: "Hindi po natuloy ang inyong bayad",
  refused: "Walang nabawas sa inyo. Maaari po kayong magbayad ulit.",
  againTitle: "Magbayad ulit?",
  againText:
    "Baka nakabayad na po kayo at pinoproseso pa ito. Kapag nagbayad kayo ulit, baka madoble ang inyong bayad.",
  wait: "Maghintay muna",
  payAgain: "Magbayad ulit",
};
