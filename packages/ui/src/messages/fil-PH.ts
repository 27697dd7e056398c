export const commonMessages = {
  back: "Bumalik",
  retry: "Subukan ulit",
  tryAgain: "Subukan ulit.",
  help: "Tulong",
  more: "Higit pa",
  hide: "Itago",
  loading: "Naglo-load",
  notOpened: "Hindi po ito mabuksan. Tingnan ang signal o load, saka subukan ulit.",
  notLoaded: "Hindi po na-load ang bahaging ito",
};

export const overlayMessages = { close: "Isara" };

export const copyMessages = {
  copy: "I-copy",
  copied: "Na-copy na",
  notCopied: "Hindi po na-copy. Pindutin nang matagal para i-copy.",
};

export const slipMessages = {
  keepPicture: "Pindutin nang matagal ang larawan para i-save.",
  picture: (title: string) => `Larawan: ${title}`,
  downloaded: "Tingnan po sa inyong downloads. Kung wala roon ang larawan, mag-screenshot ng page na ito.",
  notDrawn: "Hindi po nagawa ang larawan. Mag-screenshot ng page na ito.",
};

export const fileMessages = {
  saved: "Na-save na po bilang file.",
  downloaded: "Tingnan po sa downloads. Kung wala roon ang file, i-copy o i-share na lang ito.",
  notSaved: "Hindi po ma-save ang file sa cellphone na ito. I-copy o i-share na lang ito.",
};

export const fieldMessages = {
  textCut: (max: number) =>
    `Hanggang ${max} characters lang po ang kasya, kaya tinanggal ang sobra. Paki-check ang text.`,
  fewLeft: (few: number) => `Wala nang ${few} characters ang natitira.`,
  noneLeft: (max: number) => `Nagamit na ang lahat ng ${max} characters.`,
};

export const digitsFieldMessages = {
  digitsCut: (max: number) =>
    `Hanggang ${max} digits lang po ang kasya, kaya tinanggal ang sobra. Paki-check ang numero.`,
  codeUnclear: "Hindi po malinaw kung alin ang code sa na-paste ninyo. Paki-type na lang ang code.",
};

export const underWayMessages = {
  underWayTitle: "Salamat po. Hinahanap na namin ang bayad ninyo",
  underWayLine: "Lalabas po ito rito kapag pumasok na.",
  underWayAmount: "Ang bayad ninyo",
  underWayDate: "Ipinadala",
};

export const paymentMessages = {
  underWay: "Huwag munang magbayad ulit",
  expected: (time: string) => `Karaniwang pumapasok ito bago ang ${time}. Wala po muna kayong kailangang gawin.`,
  overdue: (time: string) =>
    `Dapat pumasok na ito noong ${time}, pero wala pa po. Ipadala ang larawan ng resibo para mahanap namin.`,
  undated: "Wala po muna kayong kailangang gawin. Kung lampas isang araw na, ipadala ang larawan ng resibo.",
  undatedOverdue:
    "Lampas isang araw na po, mas matagal kaysa karaniwan. Ipadala ang larawan ng resibo para mahanap namin.",
  channel: "Binayaran sa",
  startedTitle: "May sinimulan po kayong bayad",
  started: "Kung natapos ninyo ito, baka matagalan bago ito pumasok. Tingnan po muna ito bago kayo magbayad ulit.",
  paidTitle: "Natanggap na po ang inyong bayad",
  refusedTitle: "Hindi po natuloy ang inyong bayad",
  refused: "Walang nabawas sa inyo. Puwede po kayong magbayad ulit.",
  againTitle: "Magbayad ulit?",
  againText:
    "Baka nakabayad na po kayo at pinoproseso pa ito. Kapag nagbayad kayo ulit, baka madoble ang inyong bayad.",
  wait: "Maghintay muna",
  payAgain: "Magbayad ulit",
};

export const noAnswerMessages = {
  lost: "Wala pong dumating na sagot.",
  trouble: "May problema po sa system namin.",
  busy: "Busy po ang system namin kaya hindi ito tinanggap. Maghintay ng isang minuto, saka subukan ulit.",
};

export const lenderMessages = {
  companyName: "Lender",
  secRegistration: "SEC Registration No.",
  certificateOfAuthority: "Certificate of Authority No.",
};

export const pickerMessages = {
  cancel: "Kanselahin",
  confirm: "Kumpirmahin",
  choose: "Pumili",
  search: "Maghanap",
  noneFound: "Wala pong nahanap. Subukan ang mas maikling salita.",
  matches: (count: number) => `${count} ang nahanap`,
};

export const planMessages = { paid: "Bayad na", next: "Susunod", overdue: "Lampas sa due date" };

export const moneyMessages = { lateDay: (price: string) => `+${price} kada araw` };

export const relativeDayMessages = {
  today: "ngayong araw",
  tomorrow: "bukas",
  inDays: (days: string) => `${days} araw pa`,
  late: (days: string) => `${days} araw nang late`,
};

export const starMessages = {
  star: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
  chosen: (count: number) => `${count} sa 5 stars`,
  chooseStars: "Pumili po ng kahit 1 star.",
  notSent: "Hindi po naipadala. Subukan ulit.",
};

export const zoomMessages = { zoomIn: "Palakihin", zoomOut: "Paliitin" };

export const codeWaitMessages = {
  waitStarted: "Puwede po kayong humingi ng bagong code pagkatapos ng 60 segundo.",
  waitEnded: "Puwede na po kayong humingi ng bagong code.",
};

export const languageMessages = { language: "Wika" };

export const failureMessages = {
  errorTitle: "Hindi po namin ito mabuksan",
  errorText: "Pakisubukan ulit. Kung nagbabayad po kayo, tingnan muna ang loan bago magbayad ulit.",
  sessionTitle: "Tapos na ang session ninyo",
  sessionHint: "Wala pong siningil ngayon. Mag-log in para magpatuloy.",
  unseenHint: "Baka may bayad na pong pinoproseso. Mag-log in at buksan ang loan sa app para makita ito.",
  logIn: "Mag-log in",
};

export const notFoundMessages = {
  notFoundTitle: "Wala ang page na ito",
  notFoundHint: "Baka luma na po ang link. Bumalik at sumubok ng ibang paraan.",
  elsewhereHint: "Hindi po mabubuksan dito ang page na ito. Bumalik at sumubok ng ibang paraan.",
  home: "Home",
};
