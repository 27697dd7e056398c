export const titles = { list: "Ang listahan ninyo", form: "Bagong request", outcome: "Ang request ninyo" };

export const formMessages = {
  amount: "Halaga",
  amountInvalid: "Ilagay ang halaga, tulad ng 2,650.50.",
  reason: "Dahilan",
  reasonHint: "Sapat na ang isa o dalawang pangungusap.",
  reasonEmpty: "Ilagay ang dahilan.",
  agree: "Totoo ang inilagay ko",
  send: "Ipadala",
  refusedTitle: "Hindi po naipadala ang request ninyo",
  refused: "Tingnan ang inilagay ninyo, saka ipadala ulit.",
  unansweredNext: "Kapag ipinadala ulit, isang beses lang itong matatanggap.",
};

export const listMessages = {
  email: "E-mail",
  phone: "Telepono",
  emptyTitle: "Wala pang laman",
  emptyHint: "Dito lalabas ang mga request ninyo.",
  refused: "Hindi ma-load ang listahan.",
  tryLater: "Subukan ulit pagkalipas ng ilang minuto.",
};

export const outcomeMessages = {
  receivedTitle: "Natanggap namin ang request ninyo",
  receivedNext: "May sagot sa loob ng 3 araw.",
  declinedTitle: "Hindi tinanggap ang request ninyo",
  declinedNext: "Puwede kayong magpadala ng iba.",
  nothingTitle: "Walang request na maipakita",
  nothingNext: "Bumalik at buksan ito mula sa listahan ninyo.",
  toList: "Bumalik sa listahan ninyo",
  refused: "Hindi ma-load ang request ninyo.",
  tryLater: "Subukan ulit pagkalipas ng ilang minuto.",
};
