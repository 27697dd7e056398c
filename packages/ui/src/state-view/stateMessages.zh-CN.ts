export const messages = {
  errorTitle: "无法打开此页面",
  errorText: "请重试。如果您正在付款，请先查看订单，再决定是否重新付款。",
  offlineTitle: "没有网络连接",
  offlineText: "请检查信号或话费余额，然后重试。",
  closedTitle: "此功能暂时关闭",
  closedText: "应用的其他部分仍可使用，请几分钟后再来。",
  emptyTitle: "暂无内容",
};
