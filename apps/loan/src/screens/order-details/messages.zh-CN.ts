import type { Messages } from "@lending/ui/locale";
import type { OrderMessages } from "./messages.ts";

export const messages = {
  payment: "付款",
  recommended: "推荐产品",
  moreProducts: "查看更多产品",
  repayment: "还款",
  repay: "还款",
  rollover: "展期还款",
  shortOfMoney: "资金不足？",
  borrowAgain: "再次借款",
  notOpened: "无法打开此链接。",
  notLoadedTitle: "无法显示订单",
  notLoadedHint: "您的资金和订单都是安全的，请重试。",
  missingTitle: "未选择订单",
  missingHint: "请返回并重新打开订单。",
} satisfies Messages<OrderMessages>;
