export const titles = {
  error: "May naging problema",
  otherSite: "Hindi binuksan ang link",
  testPreview: "Test preview",
};

export const errorPageMessages = {
  errorTitle: "Hindi po namin ito mabuksan",
  errorText: "Pakisubukan ulit. Kung nagbabayad po kayo, tingnan muna ang loan bago magbayad ulit.",
};

export const errorMessages = { errorCode: "Error code" };

export const notFoundMessages = {
  notFoundTitle: "Wala ang page na ito",
  notFoundHint: "Baka luma na po ang link. Bumalik at sumubok ng ibang paraan.",
  home: "Home",
};

export const helpMessages = {
  title: "Tulong",
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
  sessionTitle: "Tapos na ang session ninyo",
  sessionHint: "Wala pong siningil ngayon. Mag-log in para magpatuloy.",
  unseenHint: "Baka may bayad na pong pinoproseso. Mag-log in at buksan ang loan sa app para makita ito.",
  logIn: "Mag-log in",
};

export const previewMessages = {
  preview: "Ito ang mangyayari sa app",
  goToPage: (page: string) => `Bubuksan ng app ang page na “${page}”.`,
  closeWebview: "Isasara ng app ang page na ito.",
  goHome: "Bubuksan ng app ang home page nito.",
  goMine: "Bubuksan ng app ang page ng inyong account.",
  returnToLogin: "Bubuksan ng app ang login page nito.",
  callPhone: (number: string) => `Tatawag ang cellphone sa ${number}.`,
  goToRating: "Bubuksan ng app ang rating page nito sa store.",
  confirmTrackingPoint: (name: string) => `Ire-record ng app ang “${name}”.`,
  startBankStep: "Ire-record ng app na nagsimula ang bank step.",
  endBankStep: "Ire-record ng app na natapos ang bank step.",
};

export const otherSiteMessages = {
  fact: "Galing po sa ibang site ang link na ito",
  hint: "Hindi po ito binuksan dahil baka hindi sa inyo ang pinapabayaran nito. Walang nabago. Magbayad lang gamit ang code na galing sa loan ninyo.",
  loan: "Bumalik sa inyong loan",
  home: "Home",
};

export const testPreviewMessages = {
  parameters: "Mga launch parameter",
  appVersion: "Bersyon ng app",
  deviceName: "Pangalan ng device",
  deviceId: "Device id",
  osVersion: "Bersyon ng OS",
  sessionId: "Session id",
  advertisingId: "Advertising id",
  productId: "Product id",
  orderId: "Order id",
  pages: "Mga page",
  confirmLoan: "Kumpirmahin ang loan",
  loanDetail: "Detalye ng loan",
  repay: "Magbayad",
  extension: "I-extend ang due date",
  bindBank: "I-link ang bangko",
  aboutUs: "Tungkol sa amin",
  complaint: "Reklamo",
  customerService: "Customer service",
  privacyPolicy: "Privacy policy",
  repaymentInstructions: "Paano magbayad",
  device: "Device",
  photo: "Larawan",
  photoPreview: (name: string) => `Napiling larawan: ${name}`,
  contact: "Contact",
  getLocation: "Kunin ang lokasyon",
  locationRefused: "Hindi pinayagan ang lokasyon. Payagan ito sa settings ng page, saka subukan ulit.",
  locationUnknown: "Hindi alam ng device kung nasaan ito. Subukan ulit sa labas.",
  locationLate: "Masyadong matagal ang lokasyon. Subukan ulit.",
  locationMissing: "Walang lokasyon ang browser na ito, o sa secure na address lang.",
};
