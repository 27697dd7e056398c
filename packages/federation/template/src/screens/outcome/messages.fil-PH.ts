export const messages = {
  receivedTitle: "Natanggap namin ang request mo",
  receivedNext: "May sagot sa loob ng 3 araw.",
  declinedTitle: "Hindi tinanggap ang request mo",
  declinedNext: "Puwede kang magpadala ng iba.",
  nothingTitle: "Walang request na maipakita",
  nothingNext: "Bumalik at buksan ito mula sa listahan mo.",
  toList: "Bumalik sa listahan mo",
  again: "Bagong request",
  refused: "Hindi ma-load ang request mo.",
  tryLater: "Subukan ulit pagkalipas ng ilang minuto.",
};
