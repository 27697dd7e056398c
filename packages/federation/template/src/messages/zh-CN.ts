export const titles = { list: "我的列表", form: "新申请", outcome: "我的申请" };

export const formMessages = {
  amount: "金额",
  amountInvalid: "请输入金额，例如 2,650.50。",
  reason: "原因",
  reasonHint: "一两句话即可。",
  reasonEmpty: "请输入原因。",
  agree: "我填写的内容属实",
  send: "发送",
  refusedTitle: "您的申请未发送",
  refused: "请检查填写的内容，然后重新发送。",
  unansweredNext: "重新发送不会重复提交。",
};

export const listMessages = {
  email: "电子邮件",
  phone: "电话",
  emptyTitle: "暂无内容",
  emptyHint: "您的申请会显示在这里。",
  refused: "无法加载列表。",
  tryLater: "请过几分钟再试。",
};

export const outcomeMessages = {
  receivedTitle: "我们已收到您的申请",
  receivedNext: "3 天内会给您答复。",
  declinedTitle: "您的申请未通过",
  declinedNext: "您可以重新提交申请。",
  nothingTitle: "没有可显示的申请",
  nothingNext: "请返回并从列表中打开。",
  toList: "返回列表",
  refused: "无法加载您的申请。",
  tryLater: "请过几分钟再试。",
};
