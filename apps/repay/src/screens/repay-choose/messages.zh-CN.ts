import type { Messages } from "@lending/ui/locale";
import type { RepayChooseMessages } from "./messages.ts";

export const messages = {
  amount: "还款金额",
  cards: "银行卡",
  pay: "支付",
  confirm: "确认",
  code: "短信验证码",
  codeHint: (bank: string) => `${bank} 已发送短信验证码，输入后即可付款。`,
  resend: "重新发送",
  seconds: (left: number) => `${left}s`,
  otherCard: "选择其他银行卡",
  hosted: "使用银行页面",
  chooseCard: "请先选择银行卡。",
  enterCode: "请输入正确的验证码。",
  wrongCode: "验证码错误。",
  codeRefused: "此验证码未被接受，请核对或重新发送。",
  paidTwice: "请勿重复提交付款，请查看订单。",
  underWay: "您的付款可能已在处理中。",
  notLoaded: "无法获取银行卡列表。",
  failed: "处理失败。",
  lost: "网络错误。请先查看订单，再决定是否重新付款。",
  notOpened: "无法打开支付页面。",
  noCards: "尚未绑定银行卡，您可以使用银行页面。",
} satisfies Messages<RepayChooseMessages>;
