export const messages = {
  add: "Bagong request",
  email: "E-mail",
  phone: "Telepono",
  emptyTitle: "Wala pang laman",
  emptyHint: "Dito lalabas ang mga request ninyo.",
  refused: "Hindi ma-load ang listahan.",
  tryLater: "Subukan ulit pagkalipas ng ilang minuto.",
};
