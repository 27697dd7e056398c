export const messages = {
  open: "现在可申请",
  emptyTitle: "暂无可申请的产品",
  emptyHint: "可申请的产品会显示在这里。",
};
