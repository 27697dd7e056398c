import type { Messages } from "@lending/ui/locale";
import type { RepaymentMessages } from "./messages.ts";

export const messages = {
  repaymentAmount: "还款金额",
  repaymentDate: "还款日期",
  nextPaymentDate: "下次还款日期",
  payCode: "付款码",
  instructions: "还款说明",
  instructionsHint: "柜台或应用，分步指引",
  plan: "还款计划",
  paymentMethod: "付款方式",
  payment: "付款",
  noChannels: "目前无法在应用内付款，请稍后再试。",
  notPaid: "无法发起付款，未扣款，请重试。",
  notOpened: "无法打开付款页面。",
  notLoadedTitle: "无法显示还款信息",
  notLoadedHint: "如果您刚刚付款，请先查看订单再付款。",
  missingTitle: "未选择订单",
  missingHint: "请返回并重新打开订单。",
  delayAmount: "现在支付",
} satisfies Messages<RepaymentMessages>;
