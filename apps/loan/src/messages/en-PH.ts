export const titles = { orderDetails: "Order details" };

export const confirmationMessages = {
  goLoan: "Get the loan",
  unansweredNext: "We do not know if your application arrived. Look at your orders, then try again.",
};

export const offerDialogMessages = {
  stay: "Stay",
  leave: "Leave",
  stayHint: "Stay returns to the offer. Leave closes this page.",
};

export const dialogMessages = { withdrawNow: "Withdraw now" };

export const orderMessages = {
  moreProducts: "See more products",
  repayment: "Repay",
  repay: "Repay",
  rollover: "Extend",
  borrowAgain: "Borrow again",
};

export const clearanceMessages = {
  title: "Certificate of full payment",
  statementNumber: "Certificate number",
};

export const cannotPayMessages = { extendTitle: "Extend" };
