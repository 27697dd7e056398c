export const messages = {
  open: "Available sa iyo ngayon",
  emptyTitle: "Wala pang available na produkto",
  emptyHint: "Dito lalabas ang mga produktong puwede sa iyo.",
};
