export const messages = {
  add: "新申请",
  email: "电子邮件",
  phone: "电话",
  emptyTitle: "暂无内容",
  emptyHint: "您的申请会显示在这里。",
  refused: "无法加载列表。",
  tryLater: "请过几分钟再试。",
};
