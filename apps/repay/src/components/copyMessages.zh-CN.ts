export const messages = {
  notCopied: "请长按付款码复制。",
};
