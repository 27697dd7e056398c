export const messages = {
  preview: "Ito ang mangyayari sa app",
  goToPage: (page: string) => `Bubuksan ng app ang page na “${page}”.`,
  closeWebview: "Isasara ng app ang page na ito.",
  goHome: "Bubuksan ng app ang home page nito.",
  goMine: "Bubuksan ng app ang page ng account mo.",
  returnToLogin: "Bubuksan ng app ang login page nito.",
  callPhone: (number: string) => `Tatawag ang telepono sa ${number}.`,
  goToRating: "Bubuksan ng app ang rating page nito sa store.",
};
