export const messages = {
  receivedTitle: "我们已收到您的申请",
  receivedNext: "3 天内会给您答复。",
  declinedTitle: "您的申请未通过",
  declinedNext: "您可以重新提交申请。",
  nothingTitle: "没有可显示的申请",
  nothingNext: "请返回并从列表中打开。",
  toList: "返回列表",
  again: "新申请",
  refused: "无法加载您的申请。",
  tryLater: "请过几分钟再试。",
};
