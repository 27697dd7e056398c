export const titles = { error: "出了点问题", otherSite: "链接未打开", testPreview: "测试预览" };

export const errorMessages = { errorCode: "错误代码" };

export const helpMessages = {
  hours: (from: string, until: string) => `我们每天 ${from} 至 ${until} 回复。`,
  call: (number: string) => `拨打 ${number}`,
  email: (address: string) => `发送邮件至 ${address}`,
  chat: "在线聊天",
  complaint: "提交投诉",
  complaints: "我的投诉",
  receipts: "收据",
  orderNumber: "贷款编号",
};

export const frameMessages = {
  offlineTitle: "没有网络连接",
  offlineHint: "请检查信号或话费流量，然后重试。",
  timeoutTitle: "还没有回应",
  timeoutHint: "可能信号较弱，或系统繁忙。请重试。",
  busyTitle: "系统繁忙",
  busyHint: "请稍等片刻再试。",
  troubleTitle: "系统出现问题",
  troubleHint: "您的手机没有问题，请稍后重试。",
  uncharged: "没有扣款。",
  faultTitle: "操作未成功",
  faultHint: "无法读取服务器的回复，请重试。",
  closedTitle: "此部分暂时关闭",
  closedHint: "应用的其他部分仍可使用。",
  brokenTitle: "出了点问题",
  brokenHint: "请重试。如果您正在付款，请先查看贷款。",
};

export const previewMessages = {
  preview: "在应用中，此时会发生",
  goToPageEffect: (page: string) => `应用打开页面“${page}”。`,
  closeWebviewEffect: "应用关闭此页面。",
  goHomeEffect: "应用打开首页。",
  goMineEffect: "应用打开您的账户页面。",
  returnToLoginEffect: "应用打开登录页面。",
  callPhoneEffect: (number: string) => `手机拨打 ${number}。`,
  goToRatingEffect: "应用打开应用商店的评分页面。",
  confirmTrackingPointEffect: (name: string) => `应用记录“${name}”。`,
  startBankStepEffect: "应用记录银行步骤开始。",
  endBankStepEffect: "应用记录银行步骤结束。",
};

export const otherSiteMessages = {
  fact: "此链接来自其他网站",
  hint: "此链接未被打开，因为它要求支付的款项可能不是您的。您的信息没有任何变化。请只使用您自己贷款中的付款码付款。",
  loan: "返回您的贷款",
};
