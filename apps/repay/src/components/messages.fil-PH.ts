import type { Messages } from "@lending/ui/locale";
import type { RepaymentMessages } from "./messages.ts";

export const messages = {
  repaymentAmount: "Halagang babayaran",
  repaymentDate: "Petsa ng bayad",
  nextPaymentDate: "Susunod na petsa ng bayad",
  payCode: "Payment code",
  instructions: "Paano magbayad",
  instructionsHint: "Sa counter o sa app, hakbang-hakbang",
  plan: "Plano ng bayad",
  paymentMethod: "Paraan ng pagbayad",
  payment: "Magbayad",
  noChannels: "Wala munang paraan para magbayad sa app. Subukan ulit mamaya.",
  notPaid: "Hindi nasimulan ang bayad. Walang nabawas sa iyo. Subukan ulit.",
  notOpened: "Hindi mabuksan ang pahina ng bayad.",
  notLoadedTitle: "Hindi maipakita ang babayaran",
  notLoadedHint: "Kung kakabayad mo lang, tingnan muna ang loan bago magbayad ulit.",
  missingTitle: "Walang napiling loan",
  missingHint: "Bumalik at buksan ulit ang loan.",
  delayAmount: "Babayaran ngayon",
} satisfies Messages<RepaymentMessages>;
