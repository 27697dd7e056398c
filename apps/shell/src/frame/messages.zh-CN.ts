export const messages = {
  offlineTitle: "没有网络连接",
  offlineHint: "请检查信号或话费流量，然后重试。",
  faultTitle: "操作未成功",
  faultHint: "无法读取服务器的回复。没有重复提交，请重试。",
  closedTitle: "此部分暂时关闭",
  closedHint: "应用的其他部分仍可使用。",
  brokenTitle: "出了点问题",
  brokenHint: "请重试。如果您正在付款，请先查看订单。",
  notFoundTitle: "找不到此页面",
  notFoundHint: "链接可能已过期。请返回后换一种方式。",
  home: "首页",
};
