export const messages = {
  notCopied: "Pindutin nang matagal ang code para kopyahin.",
  backToLoan: "Bumalik sa inyong loan",
};
