export const messages = {
  order: "订单",
  all: "全部",
  allOrders: "全部订单",
  noOrder: "您还没有订单，但仍可以告诉我们遇到的问题。",
  about: "是哪方面的问题？",
  noCollection: "所选订单不支持提交催收类投诉，请选择其他订单或其他问题。",
  draft: "您未发送的投诉还在，继续填写。",
  more: "更多帮助",
  myComplaints: "我的投诉",
  customerService: "客服",
  noTypesTitle: "暂无可选项",
  noTypesHint: "请稍后再试。",
};
