import type { Messages } from "@lending/ui/locale";
import type { BankMessages } from "./messages.ts";

export const messages = {
  cardType: "Uri ng account",
  bankAccount: "Bank account",
  eWallet: "E-wallet",
  cashPickUp: "Cash pick-up",
  otherCardType: (cardType: number) => `Iba pa ${cardType}`,
  notice: "Dito ipapadala ang loan mo. Gumamit ng account na nakapangalan sa iyo.",
  enterDigits: "Wala pang laman. Ilagay ang numero.",
  chooseOne: "Wala ka pang napili. Pumili ng isa.",
  noList: "Hindi na-load ang listahang ito. Subukan ulit.",
  notAccepted: "Hindi ito tinanggap. Tingnan kung tama, saka subukan ulit.",
  next: "Susunod",
  saving: "Sine-save",
  refused: "Hindi na-save. Tingnan ang mga inilagay mo, saka subukan ulit.",
  notSaved: "Hindi na-save. Nandito pa ang lahat ng inilagay mo: tingnan ang signal o load, saka subukan ulit.",
  savedTitle: "Na-save na ang account mo",
  savedHint: "Puwede mo nang isara ang page na ito.",
  done: "Tapos na",
  emptyTitle: "Wala pang kailangang sagutan",
  emptyHint: "Subukan ulit mamaya.",
  notLoadedTitle: "Hindi maipakita ang form",
  notLoadedHint: "Walang nabago. Subukan ulit.",
  missingTitle: "Walang napiling loan",
  missingHint: "Bumalik at buksan ulit ang page na ito.",
} satisfies Messages<BankMessages>;
