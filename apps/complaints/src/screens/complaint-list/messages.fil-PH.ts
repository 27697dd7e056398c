export const messages = {
  tabs: "Mga reklamo ayon sa status",
  tab: (number: number) => `Listahan ${number}`,
  emptyTitle: "Walang reklamo rito",
  emptyHint: "Dito makikita ang inyong mga reklamo at ang sagot namin.",
};
