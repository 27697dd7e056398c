import type { Messages } from "@lending/ui/locale";
import type { DialogMessages } from "./messages.ts";

export const messages = {
  bankTitle: "绑定银行卡",
  bindCard: "去绑卡",
  withdrawTitle: "提现",
  withdrawNow: "立即提现",
  cancel: "取消",
  tipsTitle: "温馨提示",
  confirm: "确认",
  ratingTitle: "您觉得怎么样？",
  ratingHint: "您的评分能帮助我们做得更好。",
  stars: "星级",
  submit: "提交",
  chooseStars: "请选择星级",
  notSent: "未能发送，请重试。",
  thanksTitle: "谢谢",
  thanksText: "我们会根据您的反馈不断改进。",
} satisfies Messages<DialogMessages>;
