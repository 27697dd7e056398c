export const titles = {
  complaint: "Reklamo",
  complaintList: "Mga reklamo ko",
  complaintDetails: "Detalye ng reklamo",
  customerService: "Customer service",
};

/** The statuses of an order. */
const STATUSES: ReadonlyMap<string, string> = new Map([
  ["21", "Natanggap"],
  ["110", "Tinitingnan pa"],
  ["151", "Papunta na ang pera"],
  ["170", "Aktibo"],
  ["174", "Malapit na ang due date"],
  ["180", "Late ang bayad"],
  ["200", "Bayad na"],
]);

const DAYS = ["Linggo", "Lunes", "Martes", "Miyerkules", "Huwebes", "Biyernes", "Sabado"];

export const caseMessages = {
  title: "Ang reklamo ninyo",
  number: "Complaint number",
  order: "Order number",
  received: "Natanggap",
  replyBy: "Dapat masagot hanggang",
  resolveBy: "Dapat maayos hanggang",
  replied: "Nasagot",
  closed: "Isinara",
  calls: "Mga hindi gustong tawag o text",
  callsOn: (count: number, at: string) => (count > 0 ? `${count}, ang huli ay noong ${at}` : at),
  law: "Ayon sa batas, dapat sumagot ang lender sa loob ng 2 business days at ayusin ang reklamo sa loob ng 30 araw.",
  provisional: "Hindi pa inaanunsyo ang lahat ng holiday sa mga araw na ito, kaya puwedeng magbago ang petsa.",
  callTitle: "Mga hindi gustong tawag (opsyonal)",
  callAt: "Oras ng huling tawag o text",
  callCount: "Ilang beses noong araw na iyon",
  night: "Bawal tumawag ang collector bago mag-6 am o lampas 10 pm, maliban kung lampas 15 araw nang late ang bayad.",
  lateReply: "Late na po ang sagot namin",
  lateResolution: "Late na po ang pag-aayos namin",
  goNext: "Puwede po ninyong dalhin ang reklamo sa mga opisinang ito. I-save muna ang reklamo at isama ito.",
  sec: "Mga lending company at paniningil ng utang",
  npc: "Maling paggamit ng inyong data o mga contact",
  bsp: "Mga bangko at e-wallet",
  save: "I-save ang reklamong ito",
  reply: "Sagot",
  noReply: "Wala pang sagot",
  offices: "Mga opisinang puwedeng lapitan",
};

export const complaintMessages = {
  type: "Uri ng problema",
  pictures: "Mga larawan",
  send: "Ipadala",
  noCollection:
    "Hindi po puwedeng magreklamo tungkol sa paniningil para sa loan na ito. Pumili ng ibang loan o ibang problema.",
  more: "Iba pang tulong",
  notShownTitle: "Hindi po namin maipakita ang page na ito",
  notShownHint: "Walang nabago. Pakisubukan po ulit.",
  promisedReply: "Sasagot kami sa loob ng 3 araw (Lunes hanggang Biyernes).",
  promise: (weekday: number, date: string) =>
    `Sasagot po kami sa loob ng 3 araw (Lunes hanggang Biyernes): hanggang ${DAYS[weekday] ?? ""}, ${date}`,
  orderStatus: (status: string) => STATUSES.get(status) ?? status.replace(/^\d+$/, ""),
  orderNumber: (number: string) => `No.\u00a0${number}`,
  picture: (number: number) => `Larawan ${number}`,
  pictureOf: (number: number, count: number) => `Larawan ${number} sa ${count}`,
  enlarge: (what: string) => `Palakihin: ${what}`,
  previous: "Nauna",
  next: "Susunod",
  pictureNotShown: "Hindi po maipakita ang larawang ito ngayon.",
  fileComplaint: "Magreklamo",
  later: "Subukan ulit mamaya.",
};

export const detailsMessages = {
  content: "Ang inyong reklamo",
  result: "Ang sagot namin",
  agent: (brand: string) => `Agent ng ${brand}`,
  resultPictures: "Mga larawan ng sagot",
  noReply: "Wala pa po kaming sagot.",
  ratingTitle: "Kumusta ang sagot namin?",
  ratingHint: "1 hanggang 5 stars. Saglit lang po, at malaking tulong ito sa amin.",
  rated: "Salamat po sa inyong rating.",
  ratedTitle: "Natanggap na po ang rating ninyo",
  ratedNext: "Hindi po ba nakatulong ang sagot namin? Magreklamo ulit.",
  missingTitle: "Walang napiling reklamo",
  missingHint: "Pumili po ng isa sa listahan ng inyong mga reklamo.",
};

export const listMessages = {
  tabs: "Mga reklamo ayon sa status",
  tab: (number: number) => `Listahan ${number}`,
  emptyTitle: "Walang reklamo rito",
  emptyHint: "Dito makikita ang inyong mga reklamo at ang sagot namin.",
  open: "Naghihintay ng sagot namin",
  answered: "Nasagot na, hindi pa naaayos",
  closed: "Isinara na",
  replyBy: (day: string) => `Dapat masagot hanggang ${day}`,
  resolveBy: (day: string) => `Dapat maayos hanggang ${day}`,
  lateNext: "Puwede na po ninyo itong dalhin sa SEC. Buksan ito para makita kung paano.",
  escalation:
    "Kapag lumampas po kami sa petsa, puwede ninyong dalhin ang reklamo sa SEC. Makikita sa reklamo kung paano.",
};

export const nextMessages = {
  text: "Sabihin po sa amin ang nangyari",
  receipt: "Nakabayad na po ako, pero hindi pa lumalabas sa loan ko.",
  empty: "Pakisulat po ang nangyari.",
  count: (count: number) => `${count} sa 9`,
  add: "Dagdag",
  addPictures: "Dagdagan ng larawan",
  emptyFile:
    "May file na walang laman, kaya hindi ito isinama. Buksan po muna ang larawan sa cellphone, saka piliin ulit.",
  tooMany: "Hanggang 9 na larawan lang po ang puwedeng ipadala.",
  waiting: "Naghihintay",
  uploading: "Ina-upload",
  retryPicture: (number: number) => `Subukan ulit ang larawan ${number}`,
  removePicture: (number: number) => `Alisin ang larawan ${number}`,
  pictureFailed: (number: number) => `Hindi pa po na-upload ang larawan ${number}. Subukan ulit o alisin.`,
  pictureUnreadable: (number: number) => `Hindi po mabasa ang larawan ${number}, kaya hindi ito isasama.`,
  uploaded: "Na-upload na ang larawan.",
  notUploaded: "Hindi po na-upload ang larawan. Pakitingnan ang signal o load, saka subukan ulit.",
  refusedPicture: "Hindi po tinanggap ang larawang ito. Subukan ang iba.",
  unreadable: "Hindi po mabasa ang larawang ito. Pumili po ng JPG o PNG.",
  someFailed: "May larawang hindi pa po na-upload. Subukan ulit o alisin muna, saka ipadala.",
  refused: "Hindi po ito naipadala. Pakitingnan ang isinulat ninyo, saka subukan ulit.",
  unansweredNext: "Narito pa po ang isinulat ninyo. Tingnan ang inyong mga reklamo bago ipadala ulit.",
  sent: "Naipadala na po. Salamat!",
  missingTitle: "Walang napiling problema",
  missingHint: "Bumalik po at piliin kung tungkol saan ang reklamo.",
  acknowledged: (number: string) => `Complaint number: ${number}`,
};

export const startMessages = {
  order: "Loan",
  all: "Lahat",
  allOrders: "Lahat ng loan",
  noOrder: "Wala pa po kayong loan. Puwede pa rin ninyong sabihin ang problema.",
  about: "Tungkol saan ang problema?",
  draft: "May reklamo po kayong hindi pa naipadala. Ituloy ang pagsusulat.",
  sentCase: (number: string) => `Natanggap po namin ang reklamo ninyong ${number}.`,
  noTypesTitle: "Wala pong mapagpipilian ngayon",
  deadlines: (replyBy: string, resolveBy: string) =>
    `Sasagot kami on or before ${replyBy}, at aayusin ito on or before ${resolveBy}`,
};

export const serviceMessages = {
  lead: "Sumulat po sa amin",
  hint: "Sabihin po ang inyong pangalan at order number, para mahanap namin ang inyong loan.",
  email: "Email",
  messenger: "WhatsApp",
  notOpened: "Hindi po ito mabuksan dito. I-copy na lang.",
  emptyTitle: "Wala pong maipakitang contact ngayon",
  about: (number: string) => `Order number ${number}`,
  hintOf: (about: string) => `Magsisimula po ang mensahe sa “${about}” para mahanap namin ang inyong loan.`,
  call: (number: string) => `Tumawag sa amin: ${number}`,
  hours: (from: string, until: string) => `Sumasagot po kami araw-araw, ${from} hanggang ${until}.`,
};
