export const messages = {
  preview: "Ito ang mangyayari sa app",
  goToPage: (page: string) => `Bubuksan ng app ang page na “${page}”.`,
  closeWebview: "Isasara ng app ang page na ito.",
  goHome: "Bubuksan ng app ang home page nito.",
  goMine: "Bubuksan ng app ang page ng inyong account.",
  returnToLogin: "Bubuksan ng app ang login page nito.",
  callPhone: (number: string) => `Tatawag ang cellphone sa ${number}.`,
  goToRating: "Bubuksan ng app ang rating page nito sa store.",
  confirmTrackingPoint: (name: string) => `Itatala ng app ang “${name}”.`,
  startBankStep: "Itatala ng app na nagsimula ang bank step.",
  endBankStep: "Itatala ng app na natapos ang bank step.",
};
