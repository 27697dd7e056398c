export const messages = {
  lead: "联系我们",
  hint: "请告诉我们您的姓名和订单号，方便我们找到您的贷款。",
  email: "电子邮箱",
  messenger: "WhatsApp",
  notOpened: "无法在此打开，请复制使用。",
  notCopied: "复制失败，请长按手动复制。",
  complaint: "提交投诉",
  more: "更多帮助",
  emptyTitle: "暂时无法显示联系方式",
  emptyHint: "请稍后再试。",
};
