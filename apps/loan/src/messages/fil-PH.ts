export const titles = {
  orderDetails: "Detalye ng loan",
  loanConfirm: "Kumpirmahin ang loan",
  recommendList: "Mga loan na bagay sa inyo",
  productUrl: "Tungkol sa loan",
  loanAgreement: "Kasunduan sa loan",
};

export const agreementMessages = {
  open: "Buksan ang kasunduan",
  notLoaded: "Hindi po na-load ang kasunduan",
  notLoadedHint: "Hindi pa po kayo pumapayag sa kahit ano. Subukan ulit, o buksan ito sa sariling page.",
  noText: "Kung wala po kayong nakikitang text sa itaas, pindutin ang “Buksan ang kasunduan” para mabasa ito.",
  refused: "Hindi po maipakita rito ang kasunduan, kaya hindi pa kayo makakapayag dito.",
  agree: "Sumasang-ayon ako",
};

export const fallbackMessages = {
  otherLoans: "Tingnan ang ibang loan",
  refusedTitle: "Hindi po tinanggap ang application na ito",
  refusedNext:
    "Wala po kayong nahiram dito. Tingnan ang ibang loan, itanong sa Tulong kung bakit, o subukan ulit sa ibang araw.",
};

export const productMessages = {
  notOpened: "Hindi po mabuksan ang loan na ito. Pumili ng iba, o subukan ulit mamaya.",
  notLoadedTitle: "Hindi po maipakita ang mga loan",
  failed: "Hindi natuloy",
  noProducts: "Wala pa pong ibang loan na puwede sa inyo. Bumalik sa app at subukan ulit mamaya.",
  open: "Available sa inyo ngayon",
  emptyTitle: "Wala pang available na loan",
  emptyHint: "Dito po lalabas ang mga loan na puwede sa inyo.",
};

export const loanAgreementMessages = {
  notShownTitle: "Hindi po maipakita ang kasunduan",
  missingTitle: "Walang napiling kasunduan",
  missingHint: "Bumalik po at buksan ulit ang kasunduan.",
};

export const costMessages = {
  title: "Magkano ang gastos sa loan na ito",
  amountMissing: "Hindi po nakalagay kung magkano ang loan, kaya hindi ma-compute ang rate.",
  receivedMissing: "Hindi po nakalagay kung magkano ang matatanggap ninyo, kaya hindi ma-compute ang rate.",
  planMissing: "Hindi po nakalagay ang halaga at petsa ng bawat bayad, kaya hindi ma-compute ang rate.",
  sumsMissing:
    "Hindi po tugma ang mga halaga ng alok na ito, kaya hindi ma-compute ang rate. Magtanong muna sa amin bago mag-loan.",
  youReceive: "Matatanggap",
  total: "Kabuuang babayaran",
  monthlyRate: "Effective rate kada buwan",
  yearlyRate: "Effective rate kada taon",
  rateHint:
    "Kasama na sa rate na ito ang lahat ng singil at due date. Puwede itong gamitin para magkumpara ng mga loan.",
  lateDay: "Late fee kada araw",
  statement: "Disclosure statement",
  openStatement: "Basahin ang disclosure statement",
  law: "Ayon sa Truth in Lending Act (Republic Act 3765), dapat ninyo itong makita bago mag-loan. Puwede kayong magtago ng kopya.",
  product: "Pangalan ng loan",
  loan: "Ang loan",
  amountFinanced: "Halaga ng loan",
  netProceeds: "Net proceeds (matatanggap ninyo)",
  charges: "Mga singil",
  allCharges: "Kabuuan ng mga singil",
  schedule: "Iskedyul ng bayad",
  rates: "Effective rate",
  method:
    "Sa rate na ito kada buwan, kapantay ng matatanggap ninyo ang halaga ngayon ng lahat ng bayad. 30 araw ang bawat buwan. Hindi kasama ang late fee.",
  late: "Kung late ang bayad",
  save: "I-save",
  share: "I-share",
  copied: "Na-copy na po ang disclosure statement. I-paste ito sa message o note.",
  notShared: "Hindi po ma-share ang disclosure statement. Mag-screenshot na lang.",
};

export const confirmationMessages = {
  loanAmount: "Halaga ng loan",
  amountUnknown: "Wala pa",
  amountMissing: "Hindi pa po namin alam ang halaga ng loan na ito, kaya hindi pa kayo makakapag-apply.",
  firstPayment: "Unang bayad",
  terms: "Tagal at rate",
  sentTo: "Ipapadala sa",
  term: "Tagal",
  days: (periods: string) => `${periods} araw`,
  rate: "Rate",
  plan: "Iskedyul ng bayad",
  consent: "Nabasa ko at sumasang-ayon ako",
  goLoan: "Kunin ang loan",
  tickFirst: "I-check po muna ang “Nabasa ko at sumasang-ayon ako”.",
  noAgreements: "Hindi po maipakita ang mga kasunduan. Kailangan po muna ninyong mabasa ang mga ito bago pumayag.",
  sending: "Ipinapadala na po ang inyong application. Sandali lang.",
  unansweredNext:
    "Hindi pa po namin alam kung dumating ang inyong application. Tingnan muna ang inyong mga loan, saka subukan ulit.",
  sentNotOpened:
    "Naipadala na po ang inyong application, pero hindi mabuksan ang page nito. Tingnan ang inyong mga loan.",
  notLoadedTitle: "Hindi po maipakita ang alok",
  missingTitle: "Walang napiling loan",
  missingHint: "Bumalik po at piliin ulit ang loan.",
};

export const offerDialogMessages = {
  mayHaveArrived: "Baka dumating na po ang inyong application.",
  lookAtOrders: "Tingnan ang inyong mga loan",
  stay: "Manatili",
  leave: "Umalis",
  stayTitle: "Ituloy ang alok na ito?",
  stayHint: "Pindutin ang Manatili para bumalik sa alok, o Umalis para isara ang page na ito.",
  promotionTitle: "Tungkol sa loan na ito",
  promotionButton: "Magpatuloy",
};

export const cannotPayMessages = {
  intro: "Nangyayari po iyan. Piliin ang makakatulong sa inyo: mas maaga, mas mura.",
  extendTitle: "I-extend",
  extendHint: "May babayaran po kayo ngayon, at lilipat ang due date.",
  extendOffer: (price: string, day: string) =>
    day === ""
      ? `${price} ang babayaran ninyo ngayon, at lilipat ang due date.`
      : `${price} ang babayaran ninyo ngayon, at lilipat ang due date sa ${day}.`,
  extend: "Tingnan ang buong halaga",
  partTitle: "Magbayad muna ng bahagi",
  partHint: (min: string, max: string) =>
    `Puwede pong magbayad ng ${min} hanggang ${max} ngayon. Dapat pa ring bayaran ang natitira.`,
  part: "Piliin ang halaga",
  planTitle: "Magbayad nang paunti-unti",
  planHint: "Sabihin lang na hindi ninyo kaya, at mag-aalok kami ng hulugan. Libre po ang magtanong.",
  planMeanwhile: "Habang wala pang sagot, hindi nagbabago ang dapat bayaran.",
  planAsk: "Humingi ng hulugan",
  planSent: "Natanggap po namin ang request ninyo.",
  planReference: "Reference",
  planAnswer: "Sasagot kami on or before",
  planNotSent: "Hindi po naipadala ang request ninyo. Subukan ulit, o tumawag sa amin.",
  planUnansweredNext: "Subukan ulit: isang beses lang po namin bibilangin ang request ninyo.",
  call: (number: string) => `Tumawag sa amin: ${number}`,
  complaint: "Magreklamo",
  lateTitle: "Magkano ang bawat araw na late",
  lateFee:
    "Ayon sa batas, hanggang 5% lang kada buwan ng dapat bayaran ang late fee, mga 0.17% kada araw, at hindi puwedeng lumampas sa hiniram ninyo ang lahat ng singil.",
  lateSource: "Para sa loan na hanggang ₱10,000: SEC Memorandum Circular 3 ng 2022 at 14 ng 2025",
  rightsTitle: "Bawal sa mga collector",
  rightsHours:
    "Kontakin kayo bago mag-6 ng umaga o lampas 10 ng gabi, maliban kung pumayag kayo o lampas 15 araw nang late.",
  rightsThreats: "Manakot, mang-insulto o manghiya, pati online.",
  rightsContacts: "Kontakin ang mga nasa contacts ninyo tungkol sa loan.",
  rightsReport:
    "Nangyari po ba ito? Magreklamo sa amin. Puwede rin itong isumbong sa Securities and Exchange Commission (SEC).",
  rightsSource: "SEC Memorandum Circular 18 ng 2019",
};

export const dialogMessages = {
  bankTitle: "I-link ang inyong bank card",
  bindCard: "I-link ang card",
  withdrawTitle: "Kunin ang pera",
  withdrawNow: "Kunin na",
  tipsTitle: "Paalala",
  ratingTitle: "Kumusta ang serbisyo?",
  ratingHint: "Malaking tulong po ang rating ninyo para gumanda ang serbisyo namin.",
  submit: "Ipadala",
  thanksTitle: "Salamat",
  thanksText: "Gagamitin po namin ang rating ninyo para gumanda ang serbisyo namin.",
};

export const orderMessages = {
  orderNumber: "Order number",
  payment: "Bayad",
  sentTo: "Ipapadala sa",
  receipts: "Mga bayad at resibo",
  seeReceipt: "Tingnan ang resibo",
  balance: "Natitirang balanse",
  payoff: "Kung babayaran lahat ngayon",
  saves: (amount: string) => `makakatipid ng ${amount}`,
  moreProducts: "Tingnan ang iba pang loan",
  repayment: "Magbayad",
  repay: "Magbayad",
  rollover: "I-extend",
  shortOfMoney: "Kapos sa pera?",
  cannotPay: "Hindi ako makabayad",
  borrowAgain: "Mag-loan ulit",
  notOpened: "Hindi po mabuksan ang link na ito. Subukan ulit mamaya, o tumawag sa amin.",
  notLoadedTitle: "Hindi po maipakita ang inyong loan",
  notLoadedHint: "Ligtas po ang inyong pera at loan. Subukan ulit.",
  missingTitle: "Walang napiling loan",
  missingHint: "Bumalik po at buksan ulit ang loan.",
};

export const timelineMessages = {
  title: "Progress ng inyong loan",
  applied: "Nag-apply kayo",
  decision: "Desisyon",
  approved: "Approved na",
  money: "Ang inyong pera",
  moneySent: "Naipadala na ang pera",
  payment: (position: string) => `Bayad ${position}`,
  repaid: "Bayad na lahat",
  done: "Tapos na",
  now: "Susunod",
  late: "Hindi pa bayad",
  next: "Parating pa",
  by: "Hanggang",
  due: "Due date",
  paid: "Nabayaran",
  wasDue: "Due date noong",
  decisionNext: (date: string) =>
    `Tinitingnan na po namin ang application ninyo. Sasagot kami on or before ${date}. Wala muna kayong kailangang gawin.`,
  decisionNextUndated: "Tinitingnan na po namin ang application ninyo. Wala muna kayong kailangang gawin.",
  arrival: (date: string) => `Kapag na-approve, darating ang pera on or before ${date}.`,
  moneyNext: (date: string, account: string) =>
    `Papunta na po ang pera sa ${account || "inyong account"}. Darating ito on or before ${date}.`,
  moneyNextUndated: (account: string) => `Papunta na po ang pera sa ${account || "inyong account"}.`,
  paymentNext: (amount: string, date: string) => `${amount} po ang susunod ninyong bayad. Due date: ${date}.`,
  lateNext: (amount: string, date: string) =>
    `${date} po ang due date ng bayad ninyo. ${amount} na ito ngayon. Magbayad na, o tumawag sa amin kung hindi ninyo kaya.`,
  call: "May tanong? Tumawag sa amin",
};

export const productEntryMessages = {
  leavingTitle: "Binubuksan ang loan",
  leavingHint: "Kung walang bumukas, subukan ulit.",
  notOpenedTitle: "Hindi po mabuksan ang loan",
  notOpenedHint: "Subukan ulit mamaya, o pumili ng ibang loan.",
  missingTitle: "Walang napiling loan",
  missingHint: "Bumalik po at pumili ng loan.",
};

export const statusMessages = {
  "21Status": "Natanggap",
  "110Status": "Tinitingnan pa",
  "151Status": "Papunta na ang pera",
  "170Status": "Aktibo",
  "174Status": "Malapit na ang due date",
  "180Status": "Late ang bayad",
  "200Status": "Bayad na",
};

export const orderHeads = {
  receivedTitle: "Natanggap na po ang inyong bayad",
  receivedLine: "Salamat po. Ito ang pumasok.",
  extendedLine: "Salamat po. Na-extend na ang loan ninyo.",
  receivedAmount: "Halagang natanggap",
  receivedDate: "Natanggap",
};

export const orderPaymentMessages = {
  sendReceipt: "Ipadala ang larawan ng resibo",
  receiptSent: "Naipadala na ang resibo. Tingnan ang reklamo",
  openedTitle: "Binuksan po ninyo ang payment page",
  opened: (time: string) => `${time}. Kung nakabayad na po kayo roon, baka matagalan bago ito lumabas dito.`,
  receiptNumber: "Receipt number",
  whatIsLeft: "Ang natitira",
  newDate: "Bagong petsa",
  planTitle: "Humingi po kayo ng hulugan",
  planReference: (reference: string) => `Reference ${reference}.`,
  planAnswer: (day: string) => `Sasagot po kami on or before ${day}.`,
};

export const clearanceMessages = {
  title: "Certificate of Full Payment",
  text: "Bayad na po nang buo ang loan na ito. Wala na kayong babayaran.",
  share: "I-share",
  save: "I-save",
  totalPaid: "Kabuuang binayaran",
  statementNumber: "Certificate number",
};
