import type { Messages } from "@lending/ui/locale";
import type { DialogMessages } from "./messages.ts";

export const messages = {
  bankTitle: "Ilagay ang bank card mo",
  bindCard: "Ilagay ang card",
  withdrawTitle: "Kunin ang pera",
  withdrawNow: "Kunin na",
  cancel: "Kanselahin",
  tipsTitle: "Paalala",
  confirm: "Kumpirmahin",
  ratingTitle: "Kumusta ang serbisyo?",
  ratingHint: "Nakakatulong ang mga bituin mo para humusay kami.",
  stars: "Mga bituin",
  submit: "Ipadala",
  chooseStars: "Pumili muna ng bituin",
  notSent: "Hindi naipadala. Subukan ulit.",
  thanksTitle: "Salamat",
  thanksText: "Gagamitin namin ang sinabi mo para humusay.",
} satisfies Messages<DialogMessages>;
