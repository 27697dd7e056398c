export const messages = {
  notShownTitle: "无法显示协议",
  notShownHint: "请重试。",
  missingTitle: "未选择协议",
  missingHint: "请返回并重新打开协议。",
};
