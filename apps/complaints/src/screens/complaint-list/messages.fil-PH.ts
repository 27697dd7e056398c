export const messages = {
  tabs: "Mga reklamo ayon sa status",
  tab: (number: number) => `Listahan ${number}`,
  emptyTitle: "Walang reklamo rito",
  emptyHint: "Dito makikita ang ipinadala mo at ang sagot namin.",
};
