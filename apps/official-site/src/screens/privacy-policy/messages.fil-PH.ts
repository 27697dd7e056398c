export const messages = {
  inShort: "Sa madaling salita",
  collect:
    "Kinokolekta lang namin ang kailangan ng inyong loan: kung sino kayo, paano kayo makokontak, saan ipapadala ang pera, at ang pangalan at bersyon ng inyong device.",
  use: "Ginagamit namin ito para magdesisyon sa inyong loan, maibigay ang pera, mapaalalahanan kayo, at mabantayan ang inyong account.",
  share:
    "Hindi po namin ito ibinebenta. Ang tumutulong lang sa inyong loan, at ang mga awtoridad ayon sa batas, ang puwedeng makakita.",
  rights: "Maaari po ninyo itong tingnan, ipatama, tutulan ang paggamit, at tanggihan ang advertising.",
  ask: "Sasagutin ng aming grievance officer ang inyong mga tanong at reklamo.",
  englishNote: "Nasa Ingles po ang buong privacy policy. Ang tekstong Ingles ang may bisa.",
};
