export const messages = {
  otherLoans: "查看其他贷款",
  refusedTitle: "此申请未获接受",
  refusedNext: "此申请没有产生任何借款。",
};
