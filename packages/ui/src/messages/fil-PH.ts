export const commonMessages = {
  back: "Bumalik",
  retry: "Subukan ulit",
  help: "Tulong",
  more: "Higit pa",
  hide: "Itago",
  loading: "Naglo-load",
  notOpened: "Hindi po ito mabuksan. Tingnan ang signal o load, saka subukan ulit.",
  notLoaded: "Hindi po na-load ang bahaging ito",
};

export const overlayMessages = {
  close: "Isara",
};

export const copyMessages = {
  copy: "Kopyahin",
  copied: "Nakopya na",
  notCopied: "Hindi po nakopya. Pindutin nang matagal para kopyahin.",
};

export const fieldMessages = {
  digitsCut: (max: number) =>
    `Hanggang ${max} digit lang po ang kasya, inalis ang sobra. Tingnan kung tama ang numero.`,
  textCut: (max: number) =>
    `Hanggang ${max} character lang po ang kasya, inalis ang sobra. Tingnan kung kumpleto ang text.`,
  fewLeft: (few: number) => `Hindi na aabot sa ${few} character ang natitira.`,
  noneLeft: (max: number) => `Nagamit na ang lahat ng ${max} character.`,
  codeUnclear: "Walang iisang malinaw na code sa text na ito. Paki-type po ang code.",
};

export const paymentMessages = {
  processingTitle: "Pinoproseso pa po ang inyong bayad",
  processing: "Huwag po munang magbayad ulit. Makikita ninyo rito kapag natapos na ito.",
  startedTitle: "May sinimulan po kayong bayad",
  started: "Kung natapos ninyo ito, baka matagalan bago ito pumasok. Tingnan po muna ito bago kayo magbayad ulit.",
  reportedTitle: "Sinabi po ninyong nakabayad na kayo",
  reported: "Lalabas po ito rito kapag natanggap na. Huwag munang magbayad ulit.",
  paidTitle: "Natanggap na po ang inyong bayad",
  refusedTitle: "Hindi po natuloy ang inyong bayad",
  refused: "Walang nabawas sa inyo. Maaari po kayong magbayad ulit.",
  againTitle: "Magbayad ulit?",
  againText:
    "Baka nakabayad na po kayo at pinoproseso pa ito. Kapag nagbayad kayo ulit, baka madoble ang inyong bayad.",
  wait: "Maghintay muna",
  payAgain: "Magbayad ulit",
};

export const noAnswerMessages = {
  lost: "Wala pong dumating na sagot.",
  trouble: "May problema po sa system namin.",
  busy: "Abala po ang system namin kaya hindi ito tinanggap. Maghintay ng isang minuto, saka subukan ulit.",
  later: "Subukan ulit mamaya.",
};

export const pickerMessages = {
  cancel: "Kanselahin",
  confirm: "Kumpirmahin",
  choose: "Pumili",
  search: "Maghanap",
  noneFound: "Wala pong nakita. Bawasan ang mga letra.",
  matches: (count: number) => `${count} ang tugma`,
};

export const planMessages = {
  paid: "Bayad na",
  next: "Susunod",
  overdue: "Lampas sa due date",
};

export const relativeDayMessages = {
  today: "ngayong araw",
  tomorrow: "bukas",
  inDays: (days: string) => `${days} araw pa`,
  late: (days: string) => `${days} araw nang late`,
};

export const starMessages = {
  star: (count: number) => `${count} bituin`,
  chosen: (count: number) => `${count} sa 5 bituin`,
};

export const stateMessages = {
  errorTitle: "Hindi po namin ito mabuksan",
  errorText: "Pakisubukan ulit. Kung nagbabayad po kayo, tingnan muna ang loan bago magbayad ulit.",
  emptyTitle: "Wala pang laman",
};

export const zoomMessages = {
  zoomIn: "Palakihin",
  zoomOut: "Paliitin",
};
