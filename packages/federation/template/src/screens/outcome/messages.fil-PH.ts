export const messages = {
  receivedTitle: "Natanggap namin ang request ninyo",
  receivedNext: "May sagot sa loob ng 3 araw.",
  declinedTitle: "Hindi tinanggap ang request ninyo",
  declinedNext: "Puwede kayong magpadala ng iba.",
  nothingTitle: "Walang request na maipakita",
  nothingNext: "Bumalik at buksan ito mula sa listahan ninyo.",
  toList: "Bumalik sa listahan ninyo",
  again: "Bagong request",
  refused: "Hindi ma-load ang request ninyo.",
  tryLater: "Subukan ulit pagkalipas ng ilang minuto.",
};
