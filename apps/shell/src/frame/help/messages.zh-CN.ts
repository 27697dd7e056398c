export const messages = {
  title: "帮助",
  hours: (from: string, until: string) => `我们每天 ${from} 至 ${until} 回复。`,
  call: (number: string) => `拨打 ${number}`,
  email: (address: string) => `发送邮件至 ${address}`,
  notCopied: "无法复制，请长按复制。",
  chat: "在线聊天",
  complaint: "提交投诉",
  complaints: "我的投诉",
  receipts: "收据",
};
