export const messages = {
  tabs: "按状态查看投诉",
  tab: (number: number) => `列表${number}`,
  emptyTitle: "这里没有投诉",
  emptyHint: "您提交的内容和我们的回复会显示在这里。",
};
