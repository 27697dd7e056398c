export const messages = {
  dueAmount: "应还",
  dueDate: "最晚还款日",
  repayNow: "立即还款",
  notNow: "暂不还款",
  why: "在此日期或之前还款，不会产生逾期费用。",
  late: "此日期已过。越早还款，逾期费用越少。",
};
