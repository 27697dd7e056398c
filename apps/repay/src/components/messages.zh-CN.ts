export const messages = {
  repaymentAmount: "还款金额",
  includesLateFee: (fee: string) => `含逾期费 ${fee}`,
  repaymentDate: "还款日期",
  nextPaymentDate: "下次还款日期",
  payCode: "付款码",
  instructions: "还款说明",
  instructionsHint: "柜台或应用，分步指引",
  paymentMethod: "付款方式",
  payment: "付款",
  delayAmount: "现在支付",
  inPictures: "看图说明",
};
