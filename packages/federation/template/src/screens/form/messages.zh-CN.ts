export const messages = {
  amount: "金额",
  amountEmpty: "请输入金额。",
  reason: "原因",
  reasonHint: "一两句话即可。",
  reasonEmpty: "请输入原因。",
  agree: "我填写的内容属实",
  send: "发送",
  refusedTitle: "您的申请未发送",
  refused: "请检查填写的内容，然后重新发送。",
  unanswered: "没有收到回复。重新发送不会重复提交。",
};
