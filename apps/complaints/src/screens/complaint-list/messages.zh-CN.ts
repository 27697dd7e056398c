export const messages = {
  tabs: "按状态查看投诉",
  tab: (number: number) => `列表${number}`,
  emptyTitle: "这里没有投诉",
  emptyHint: "您提交的内容和我们的回复会显示在这里。",
  fileComplaint: "提交投诉",
  open: "等待我们回复",
  answered: "已回复，尚未解决",
  closed: "已结案",
  replyBy: (day: string) => `最迟 ${day} 回复`,
  resolveBy: (day: string) => `最迟 ${day} 解决`,
  lateNext: "您现在可以向 SEC 投诉。打开此投诉查看方法。",
  escalation: "如果我们逾期，您可以向菲律宾证券交易委员会（SEC）投诉，届时投诉页面会说明方法。",
};
