export const messages = {
  inShort: "Sa madaling salita",
  collect:
    "Kinokolekta namin ang kailangan ng loan mo: kung sino ka, paano ka makokontak, saan ipapadala ang pera, at ang pangalan at bersyon ng device mo.",
  use: "Ginagamit namin ito para magdesisyon sa loan mo, maibigay ang pera, mapaalalahanan ka, at mabantayan ang account mo.",
  share:
    "Hindi namin ito ibinebenta. Ang tumutulong lang sa loan mo, at ang mga awtoridad ayon sa batas, ang puwedeng makakita.",
  rights: "Puwede mo itong tingnan, itama, tutulan ang paggamit, at tanggihan ang advertising.",
  ask: "Sasagutin ng aming grievance officer ang mga tanong at reklamo mo.",
  englishNote: "Nasa Ingles ang buong privacy policy sa ibaba. Ang tekstong Ingles ang may bisa.",
};
