export const titles = { bankAccount: "Account na tatanggap ng loan" };

export const bankMessages = {
  cardType: "Uri ng account",
  bankAccount: "Bank account",
  eWallet: "E-wallet",
  cashPickUp: "Cash pick-up",
  otherCardType: (cardType: number) => `Iba pa ${cardType}`,
  notice: "Dito po ipapadala ang inyong loan. Gumamit ng account na nakapangalan sa inyo.",
  enterDigits: "Wala pa pong laman. Ilagay ang numero.",
  notSame: "Hindi po magkapareho ang dalawang numero. Paki-check ang mga ito.",
  chooseOne: "Wala pa po kayong napili. Pumili ng isa.",
  noList: "Hindi po na-load ang listahang ito. Subukan ulit.",
  next: "Susunod",
  saving: "Sine-save",
  refused: "Hindi po na-save. Tingnan ang mga inilagay ninyo, saka subukan ulit.",
  unansweredNext:
    "Hindi pa sigurado kung na-save na ito. Narito pa ang lahat ng inilagay ninyo. Pindutin ulit ang Susunod.",
  savedHint: "Puwede na po ninyong isara ang page na ito.",
  saved: (account: string) =>
    account === "" ? "Na-save na po ang inyong account" : `Na-save na po ang inyong account: ${account}`,
  savedNext: (account: string) =>
    `Ipapadala po namin ang inyong pera sa ${account}. Kung hindi ito ang account ninyo, buksan ulit ang page na ito at palitan.`,
  done: "Tapos na",
  emptyTitle: "Wala pang kailangang sagutin",
  later: "Subukan ulit mamaya.",
  notLoadedTitle: "Hindi po maipakita ang form",
  missingTitle: "Walang napiling loan",
  missingHint: "Bumalik po at buksan ulit ang page na ito.",
};
