export const titles = {
  error: "May naging problema",
  otherSite: "Hindi binuksan ang link",
  testPreview: "Test preview",
};

export const errorMessages = { errorCode: "Error code" };

export const helpMessages = {
  hours: (from: string, until: string) => `Sumasagot po kami araw-araw mula ${from} hanggang ${until}.`,
  call: (number: string) => `Tumawag sa amin: ${number}`,
  email: (address: string) => `Mag-email sa ${address}`,
  chat: "Makipag-chat sa amin",
  complaint: "Magreklamo",
  complaints: "Mga reklamo ko",
  receipts: "Mga resibo",
  orderNumber: "Order number",
};

export const frameMessages = {
  offlineTitle: "Walang koneksiyon",
  offlineHint: "Pakitingnan ang signal o load, saka subukan ulit.",
  timeoutTitle: "Wala pang sagot",
  timeoutHint: "Baka mahina po ang signal, o marami ang gumagamit. Subukan ulit.",
  busyTitle: "Busy po ang system namin",
  busyHint: "Maghintay sandali, saka subukan ulit.",
  troubleTitle: "May problema po sa system namin",
  troubleHint: "Walang sira ang phone ninyo. Subukan ulit mamaya.",
  uncharged: "Walang nabawas sa inyo.",
  faultTitle: "Hindi natuloy",
  faultHint: "Hindi po namin mabasa ang sagot ng system. Subukan ulit.",
  closedTitle: "Sarado muna ang bahaging ito",
  closedHint: "Gumagana pa rin ang iba.",
  brokenTitle: "May naging problema",
  brokenHint: "Pakisubukan ulit. Kung nagbabayad po kayo, tingnan muna ang loan.",
};

export const previewMessages = {
  preview: "Ito ang mangyayari sa app",
  goToPageEffect: (page: string) => `Bubuksan ng app ang page na “${page}”.`,
  closeWebviewEffect: "Isasara ng app ang page na ito.",
  goHomeEffect: "Bubuksan ng app ang home page nito.",
  goMineEffect: "Bubuksan ng app ang page ng inyong account.",
  returnToLoginEffect: "Bubuksan ng app ang login page nito.",
  callPhoneEffect: (number: string) => `Tatawag ang cellphone sa ${number}.`,
  goToRatingEffect: "Bubuksan ng app ang rating page nito sa store.",
  confirmTrackingPointEffect: (name: string) => `Ire-record ng app ang “${name}”.`,
  startBankStepEffect: "Ire-record ng app na nagsimula ang bank step.",
  endBankStepEffect: "Ire-record ng app na natapos ang bank step.",
};

export const otherSiteMessages = {
  fact: "Galing po sa ibang site ang link na ito",
  hint: "Hindi po ito binuksan dahil baka hindi sa inyo ang pinapabayaran nito. Walang nabago. Magbayad lang gamit ang code na galing sa loan ninyo.",
  loan: "Bumalik sa inyong loan",
};
