export const messages = {
  notCopied: "请长按付款码复制。",
  backToLoan: "返回您的贷款",
};
