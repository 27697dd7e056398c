import type { Messages } from "@lending/ui/locale";
import type { ConfirmationMessages } from "./messages.ts";

export const messages = {
  loanAmount: "Halaga ng loan",
  firstPayment: "Unang bayad",
  terms: "Tagal at interes",
  term: "Tagal",
  days: (periods) => `${periods} araw`,
  rate: "Interes",
  plan: "Iskedyul ng bayad",
  consent: "Nabasa ko at sumasang-ayon ako",
  goLoan: "Kunin ang loan",
  tickFirst: "I-check muna ang “Nabasa ko at sumasang-ayon ako”.",
  noAgreements: "Hindi maipakita ang mga kasunduan. Walang masasang-ayunan kung hindi mababasa ang mga ito.",
  sending: "Ipinapadala na ang application mo. Sandali lang.",
  refused: "Hindi natanggap ang application mo. Subukan ulit mamaya.",
  unanswered:
    "Walang sagot, kaya hindi pa namin alam kung dumating ang application mo. Tingnan muna ang mga loan mo, saka subukan ulit.",
  sentNotOpened: "Naipadala na ang application mo, pero hindi mabuksan ang page nito. Tingnan ang mga loan mo.",
  agreementTitle: "Kasunduan sa loan",
  agreementRefused: "Hindi maipakita rito ang kasunduan, kaya hindi pa ito masasang-ayunan.",
  agree: "Sumasang-ayon ako",
  cancel: "Kanselahin",
  stayTitle: "Ituloy ang alok na ito?",
  stayHint: "Sumasang-ayon ako: mananatili ang alok. Kanselahin: aalis ka at walang inutang.",
  promotionTitle: "Tungkol sa loan na ito",
  promotionButton: "Magpatuloy",
  notLoadedTitle: "Hindi maipakita ang alok",
  notLoadedHint: "Wala kang inutang. Subukan ulit.",
  missingTitle: "Walang napiling loan",
  missingHint: "Bumalik at piliin ulit ang loan.",
} satisfies Messages<ConfirmationMessages>;
