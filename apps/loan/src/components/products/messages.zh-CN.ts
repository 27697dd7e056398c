export const messages = {
  recommended: "推荐产品",
  notOpened: "无法打开此产品。请选择其他产品，或稍后重试。",
  unreached: "没有收到答复，请重试。",
  notLoadedTitle: "无法显示产品",
  notLoadedHint: "请重试。",
  failed: "失败",
  noProducts: "目前没有其他可用的产品。请返回应用，稍后再试。",
  open: "现在可申请",
  emptyTitle: "暂无可申请的产品",
  emptyHint: "可申请的产品会显示在这里。",
};
