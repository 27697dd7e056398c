export const messages = {
  notCopied: "Pindutin nang matagal ang code para kopyahin.",
};
