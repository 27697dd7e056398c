import type { Messages } from "@lending/ui/locale";
import type { DialogMessages } from "./messages.ts";

export const messages = {
  bankTitle: "I-link ang bank card mo",
  bindCard: "I-link ang card",
  withdrawTitle: "Kunin ang pera",
  withdrawNow: "Kunin na",
  cancel: "Kanselahin",
  tipsTitle: "Paalala",
  confirm: "Kumpirmahin",
  ratingTitle: "Kumusta ang serbisyo?",
  ratingHint: "Nakakatulong ang rating mo para mapahusay namin ang serbisyo.",
  stars: "Mga bituin",
  submit: "Ipadala",
  chooseStars: "Pumili muna ng bituin",
  notSent: "Hindi naipadala. Subukan ulit.",
  thanksTitle: "Salamat",
  thanksText: "Gagamitin namin ang rating mo para mapahusay ang serbisyo.",
} satisfies Messages<DialogMessages>;
