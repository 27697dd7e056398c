export const messages = {
  otherLoans: "Tingnan ang ibang loan",
  refusedTitle: "Hindi po tinanggap ang application na ito",
  refusedNext: "Wala po kayong nahiram dito.",
};
