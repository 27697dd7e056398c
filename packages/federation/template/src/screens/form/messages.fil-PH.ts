export const messages = {
  amount: "Halaga",
  amountEmpty: "Ilagay ang halaga.",
  reason: "Dahilan",
  reasonHint: "Sapat na ang isa o dalawang pangungusap.",
  reasonEmpty: "Ilagay ang dahilan.",
  agree: "Totoo ang inilagay ko",
  send: "Ipadala",
  refusedTitle: "Hindi po naipadala ang request ninyo",
  refused: "Tingnan ang inilagay ninyo, saka ipadala ulit.",
  unanswered: "Walang dumating na sagot. Kapag ipinadala ulit, isang beses lang itong matatanggap.",
};
