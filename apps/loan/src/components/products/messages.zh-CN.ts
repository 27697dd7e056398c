export const messages = {
  recommended: "推荐产品",
  notOpened: "无法打开此产品。",
  unreached: "没有网络连接。请检查信号或话费，然后重试。",
  notLoadedTitle: "无法显示产品",
  notLoadedHint: "请重试。",
};
