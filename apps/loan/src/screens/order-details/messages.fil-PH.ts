import type { Messages } from "@lending/ui/locale";
import type { OrderMessages } from "./messages.ts";

export const messages = {
  payment: "Bayad",
  recommended: "Mga produktong bagay sa iyo",
  moreProducts: "Tingnan ang iba pang produkto",
  repayment: "Magbayad",
  repay: "Magbayad",
  rollover: "I-extend ang due date",
  shortOfMoney: "Kapos sa pera?",
  borrowAgain: "Mag-loan ulit",
  notOpened: "Hindi mabuksan ang link na ito.",
  notLoadedTitle: "Hindi maipakita ang loan mo",
  notLoadedHint: "Ligtas ang pera at loan mo. Subukan ulit.",
  missingTitle: "Walang napiling loan",
  missingHint: "Bumalik at buksan ulit ang loan.",
} satisfies Messages<OrderMessages>;
