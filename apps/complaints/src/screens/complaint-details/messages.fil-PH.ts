import type { Messages } from "@lending/ui/locale";
import type { DetailsMessages } from "./messages.ts";

export const messages = {
  type: "Uri ng problema",
  content: "Ang reklamo mo",
  pictures: "Mga larawan",
  result: "Ang sagot namin",
  agent: (brand) => `Agent ng ${brand}`,
  resultPictures: "Mga larawan ng sagot",
  noReply: "Wala pa kaming sagot. Sasagot kami sa loob ng 3 araw na may pasok.",
  ratingTitle: "Kumusta ang sagot namin?",
  ratingHint: "Isa hanggang limang bituin. Saglit lang, at malaking tulong ito sa amin.",
  stars: "Rating",
  cancel: "Kanselahin",
  send: "Ipadala",
  chooseStars: "Pumili ng kahit isang bituin.",
  rated: "Salamat sa rating mo.",
  notRated: "Hindi naipadala ang rating mo. Tingnan ang signal o load, saka subukan ulit.",
  missingTitle: "Walang napiling reklamo",
  missingHint: "Pumili ng isa sa listahan ng mga reklamo mo.",
} satisfies Messages<DetailsMessages>;
