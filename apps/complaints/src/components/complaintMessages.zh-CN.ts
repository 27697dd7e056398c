const DAYS = ["星期日", "星期一", "星期二", "星期三", "星期四", "星期五", "星期六"];

export const messages = {
  notShownTitle: "无法显示此页面",
  notShownHint: "没有任何内容被更改，请重试。",
  promisedReply: "承诺在3天（周一至周五）内回复。",
  promise: (weekday: number, date: string) => `承诺在3天（周一至周五）内回复：${date}（${DAYS[weekday] ?? ""}）之前`,
  orderNumber: (number: string) => `编号 ${number}`,
  picture: (number: number) => `图片${number}`,
  pictureOf: (number: number, count: number) => `图片${number}（共${count}张）`,
  enlarge: (what: string) => `放大：${what}`,
  previous: "上一张",
  next: "下一张",
  pictureNotShown: "此图片暂时无法显示。",
};
