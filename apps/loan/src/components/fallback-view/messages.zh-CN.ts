export const messages = {
  otherLoans: "查看其他贷款",
  refusedTitle: "此申请未获接受",
  refusedNext: "您没有借款，也不欠任何款项。",
};
