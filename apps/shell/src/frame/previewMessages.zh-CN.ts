export const messages = {
  preview: "在应用中，此时会发生",
  goToPage: (page: string) => `应用打开页面“${page}”。`,
  closeWebview: "应用关闭此页面。",
  goHome: "应用打开首页。",
  goMine: "应用打开您的账户页面。",
  returnToLogin: "应用打开登录页面。",
  callPhone: (number: string) => `手机拨打 ${number}。`,
  goToRating: "应用打开应用商店的评分页面。",
  confirmTrackingPoint: (name: string) => `应用记录“${name}”。`,
  startBankStep: "应用记录银行步骤开始。",
  endBankStep: "应用记录银行步骤结束。",
};
