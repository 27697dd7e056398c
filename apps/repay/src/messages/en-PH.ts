export const titles = { repayDelay: "Extend", repaymentCode: "Payment code" };

export const repaymentMessages = {
  repaymentAmount: "Amount due",
  repaymentDate: "Due date",
  nextPaymentDate: "Next due date",
  paymentMethod: "Payment method",
  payment: "Pay",
};

export const repayOrNotMessages = { dueAmount: "Amount due" };

export const codeMessages = { amount: "Amount due" };

export const savedCodeMessages = { contractNumber: "Payment code", totalPayment: "Amount due" };

export const receiptMessages = { clearance: "Certificate of full payment", statementNumber: "Certificate number" };

export const repayChooseMessages = {
  chooseCard: "Please select a bank card first.",
  enterCode: "Please enter the correct code.",
  wrongCode: "That code is wrong.",
  paidTwice: "Please do not send a payment twice. Check your order.",
  notLoaded: "Your cards could not be loaded.",
  failed: "The payment could not be made.",
  lost: "No answer came. Check your order before you pay again.",
  notResent: "No answer came. If you get no SMS, have it sent again.",
};
