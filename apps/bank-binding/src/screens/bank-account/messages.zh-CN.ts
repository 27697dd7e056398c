import type { Messages } from "@lending/ui/locale";
import type { BankMessages } from "./messages.ts";

export const messages = {
  cardType: "账户类型",
  bankAccount: "银行账户",
  eWallet: "电子钱包",
  cashPickUp: "现金领取",
  otherCardType: (cardType: number) => `其他 ${cardType}`,
  notice: "贷款将发放到此账户，请使用您本人的账户。",
  enterDigits: "尚未填写，请输入数字。",
  chooseOne: "尚未选择，请选择一项。",
  noList: "此列表未能加载，请重试。",
  notAccepted: "此项未被接受，请核对后重试。",
  next: "下一步",
  saving: "正在保存",
  refused: "未能保存，请检查填写的内容后重试。",
  notSaved: "未能保存，您填写的内容都还在：请检查网络后重试。",
  savedTitle: "账户已保存",
  savedHint: "您现在可以关闭此页面。",
  done: "完成",
  emptyTitle: "没有需要填写的内容",
  emptyHint: "请稍后再试。",
  notLoadedTitle: "无法显示表单",
  notLoadedHint: "没有任何更改，请重试。",
  missingTitle: "未选择贷款",
  missingHint: "请返回并重新打开此页面。",
} satisfies Messages<BankMessages>;
