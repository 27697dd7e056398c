import type { Messages } from "@lending/ui/locale";
import type { RepayChooseMessages } from "./messages.ts";

export const messages = {
  amount: "Babayaran",
  cards: "Mga bank card",
  pay: "Bayaran",
  confirm: "Kumpirmahin",
  code: "SMS code",
  codeHint: (bank: string) => `May pinadalang code ang ${bank} sa SMS. Ilagay ito para makabayad.`,
  resend: "Ipadala ulit",
  seconds: (left: number) => `${left}s`,
  otherCard: "Pumili ng ibang card",
  hosted: "Gamitin ang page ng bangko",
  chooseCard: "Pumili muna ng bank card.",
  enterCode: "Ilagay ang tamang code.",
  wrongCode: "Mali ang code.",
  codeRefused: "Hindi tinanggap ang code na ito. Tingnan kung tama, o magpadala ng bago.",
  paidTwice: "Huwag magpadala ng bayad nang dalawang beses. Tingnan ang order mo.",
  underWay: "Baka pinoproseso na ang bayad mo.",
  notLoaded: "Hindi ma-load ang mga card mo.",
  failed: "Hindi natuloy ang bayad.",
  lost: "Walang koneksiyon. Tingnan muna ang order bago magbayad ulit.",
  notOpened: "Hindi mabuksan ang payment page.",
  noCards: "Wala pang naka-link na card. Puwede mong gamitin ang page ng bangko.",
} satisfies Messages<RepayChooseMessages>;
