import type { Messages } from "@lending/ui/locale";
import type { DetailsMessages } from "./messages.ts";

export const messages = {
  type: "问题类型",
  content: "您的投诉",
  pictures: "图片",
  result: "处理结果",
  agent: (brand) => `${brand} 客服`,
  resultPictures: "回复的图片",
  noReply: "我们尚未回复。承诺在3个工作日内回复。",
  ratingTitle: "您对我们的回复满意吗？",
  ratingHint: "请选择一到五颗星，帮助我们改进。",
  stars: "评分",
  cancel: "取消",
  send: "提交",
  chooseStars: "请至少选择一颗星。",
  rated: "感谢您的评分！",
  notRated: "评分提交失败，请检查网络后重试。",
  missingTitle: "尚未选择投诉",
  missingHint: "请从投诉列表中选择一条。",
} satisfies Messages<DetailsMessages>;
