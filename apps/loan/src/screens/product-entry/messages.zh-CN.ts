export const messages = {
  leavingTitle: "正在打开产品",
  leavingHint: "如果没有打开，请重试。",
  notOpenedTitle: "无法打开产品",
  notOpenedHint: "请稍后再试，或选择其他产品。",
  missingTitle: "未选择产品",
  missingHint: "请返回并选择产品。",
};
