export const titles = { repayDelay: "Rollover repayment" };

export const repaymentMessages = { paymentMethod: "Payment method", payment: "Pay" };

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
