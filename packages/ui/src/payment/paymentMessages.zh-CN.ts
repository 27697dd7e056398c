export const messages = {
  processingTitle: "您的付款正在处理",
  processing: "请勿重复付款。有结果后会在这里显示。",
  startedTitle: "您发起过一笔付款",
  started: "如果您已完成付款，到账可能需要一些时间。请先核实，不要重复付款。",
  paidTitle: "已收到您的付款",
  refusedTitle: "您的付款被拒绝",
  refused: "未扣款，您可以再次付款。",
  againTitle: "再次付款？",
  againText: "您可能已经付款，该笔付款尚未有结果。再次付款可能会重复扣款。",
  wait: "先等等",
  payAgain: "再次付款",
};
