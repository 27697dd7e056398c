export const messages = {
  contractNumber: "合同号",
  totalPayment: "应付总额",
  keepSlip: "请保留存款回单作为付款凭证。",
  noneTitle: "此手机上没有保存的付款信息",
  noneHint: "请返回还款页面选择付款方式，付款码会保存在这里。",
};
