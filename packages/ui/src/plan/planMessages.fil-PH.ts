export const messages = {
  paid: "Bayad na",
  next: "Susunod",
  overdue: "Lampas sa due date",
};
