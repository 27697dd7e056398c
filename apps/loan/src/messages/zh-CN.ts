export const titles = {
  orderDetails: "贷款详情",
  loanConfirm: "确认贷款",
  recommendList: "推荐产品",
  productUrl: "产品详情",
  loanAgreement: "贷款协议",
};

export const agreementMessages = {
  open: "打开协议",
  notLoaded: "协议未能加载",
  notLoadedHint: "您尚未同意任何内容。请重试，或在单独的页面中打开协议。",
  noText: "如果上方没有显示文字，请点按“打开协议”阅读。",
  refused: "此协议无法在这里显示，因此无法同意。",
  agree: "同意",
};

export const fallbackMessages = {
  otherLoans: "查看其他贷款",
  refusedTitle: "此申请未获接受",
  refusedNext: "没有产生任何贷款。您可以查看其他贷款，通过“帮助”咨询原因，或改天再试。",
};

export const productMessages = {
  notOpened: "无法打开此产品。请选择其他产品，或稍后重试。",
  notLoadedTitle: "无法显示产品",
  failed: "失败",
  noProducts: "目前没有其他可用的产品。请返回应用，稍后再试。",
  open: "现在可申请",
  emptyTitle: "暂无可申请的产品",
  emptyHint: "可申请的产品会显示在这里。",
};

export const loanAgreementMessages = {
  notShownTitle: "无法显示协议",
  missingTitle: "未选择协议",
  missingHint: "请返回并重新打开协议。",
};

export const costMessages = {
  title: "此贷款的费用",
  amountMissing: "此方案未说明贷款金额，无法计算利率。",
  receivedMissing: "此方案未说明到账金额，无法计算利率。",
  planMissing: "此方案未说明每期还款的金额和日期，无法计算利率。",
  sumsMissing: "此方案的金额前后不一致，无法计算利率。贷款前请先向我们咨询。",
  youReceive: "到账金额",
  total: "应还总额",
  monthlyRate: "每月实际利率",
  yearlyRate: "每年实际利率",
  rateHint: "此利率包含所有费用和还款日期，可用来比较不同贷款。",
  lateDay: "逾期一天的费用",
  statement: "贷款信息披露书",
  openStatement: "阅读贷款信息披露书",
  law: "《贷款真实性法》（菲律宾共和国第 3765 号法）规定，贷款前须提供本披露书。您可以保留一份副本。",
  product: "产品",
  loan: "贷款",
  amountFinanced: "贷款金额",
  netProceeds: "实际到账金额",
  charges: "费用",
  allCharges: "费用合计",
  schedule: "还款计划",
  rates: "实际利率",
  method: "按每月 30 天计算，月利率使所有还款的现值等于到账金额。不含逾期费用。",
  late: "逾期还款",
  save: "保存",
  share: "分享",
  copied: "披露书已复制，可粘贴到消息或备忘录。",
  notShared: "无法分享披露书，请改为截屏。",
};

export const confirmationMessages = {
  loanAmount: "贷款金额",
  amountUnknown: "暂无",
  amountMissing: "我们还不知道这笔贷款的金额，暂时无法申请。",
  firstPayment: "首次还款",
  terms: "期限与利率",
  sentTo: "收款账户",
  term: "期限",
  days: (periods: string) => `${periods} 天`,
  rate: "利率",
  plan: "还款计划",
  consent: "我已阅读并同意",
  goLoan: "立即贷款",
  tickFirst: "请先勾选“我已阅读并同意”。",
  noAgreements: "协议无法显示。未阅读协议前无法同意。",
  sending: "正在提交申请，请稍候。",
  unansweredNext: "无法确定申请是否已提交。请先查看您的贷款，再重试。",
  sentNotOpened: "申请已提交，但无法打开其页面。请查看您的贷款。",
  notLoadedTitle: "无法显示贷款方案",
  missingTitle: "未选择产品",
  missingHint: "请返回并重新选择产品。",
};

export const offerDialogMessages = {
  mayHaveArrived: "您的申请可能已提交。",
  lookAtOrders: "查看您的贷款",
  stay: "留下",
  leave: "离开",
  stayTitle: "要保留这个方案吗？",
  stayHint: "“留下”返回方案，“离开”则关闭本页。",
  promotionTitle: "关于此贷款",
  promotionButton: "继续",
};

export const cannotPayMessages = {
  intro: "这种情况时有发生。请选择适合您的办法：越早处理，费用越少。",
  extendTitle: "展期",
  extendHint: "您今天支付一笔费用，到期日随之推迟。",
  extendOffer: (price: string, day: string) =>
    day === "" ? `您今天支付 ${price}，到期日随之推迟。` : `您今天支付 ${price}，到期日推迟到 ${day}。`,
  extend: "查看全部费用",
  partTitle: "今天先还一部分",
  partHint: (min: string, max: string) => `您今天可以还 ${min} 至 ${max}。其余部分仍需偿还。`,
  part: "选择金额",
  planTitle: "分小额还款",
  planHint: "告诉我们您无法还款，我们会提出还款计划。申请不收费。",
  planMeanwhile: "在我们答复之前，应还款项不变。",
  planAsk: "申请还款计划",
  planSent: "我们已收到您的申请。",
  planReference: "编号",
  planAnswer: "我们最迟答复日",
  planNotSent: "申请未能提交。请重试，或致电我们。",
  planUnansweredNext: "请重试：同一申请只计一次。",
  call: (number: string) => `拨打 ${number}`,
  complaint: "提交投诉",
  lateTitle: "每逾期一天的费用",
  lateFee: "法律规定，逾期费每月最多为应还款项的 5%，约每天 0.17%；所有费用合计不得超过您的贷款金额。",
  lateSource: "适用于不超过 ₱10,000 的贷款：SEC 2022 年第 3 号和 2025 年第 14 号备忘录通告",
  rightsTitle: "催收人员不得",
  rightsHours: "在早上 6 点前或晚上 10 点后联系您，除非您同意或逾期超过 15 天。",
  rightsThreats: "威胁、辱骂或羞辱您，包括在网上。",
  rightsContacts: "就您的贷款联系您手机中的联系人。",
  rightsReport: "发生过这些情况吗？请向我们投诉，也可以向证券交易委员会（SEC）举报。",
  rightsSource: "SEC 2019 年第 18 号备忘录通告",
};

export const dialogMessages = {
  bankTitle: "绑定银行卡",
  bindCard: "去绑卡",
  withdrawTitle: "提现",
  withdrawNow: "立即提现",
  tipsTitle: "温馨提示",
  ratingTitle: "您觉得怎么样？",
  ratingHint: "您的评分能帮助我们做得更好。",
  submit: "提交",
  thanksTitle: "谢谢",
  thanksText: "我们会根据您的反馈不断改进。",
};

export const orderMessages = {
  orderNumber: "贷款编号",
  payment: "付款",
  sentTo: "收款账户",
  receipts: "付款记录和收据",
  seeReceipt: "查看收据",
  balance: "剩余未还",
  payoff: "今天还清",
  saves: (amount: string) => `可省 ${amount}`,
  moreProducts: "查看更多产品",
  repayment: "还款",
  repay: "还款",
  rollover: "展期",
  shortOfMoney: "资金不足？",
  cannotPay: "我无法还款",
  borrowAgain: "再次贷款",
  notOpened: "无法打开此链接。请稍后重试，或致电我们。",
  notLoadedTitle: "无法显示贷款",
  notLoadedHint: "您的资金和贷款都是安全的，请重试。",
  missingTitle: "未选择贷款",
  missingHint: "请返回并重新打开贷款。",
};

export const timelineMessages = {
  title: "您的贷款进度",
  applied: "已提交申请",
  decision: "审核结果",
  approved: "已通过",
  money: "放款",
  moneySent: "已放款",
  payment: (position: string) => `第 ${position} 期还款`,
  repaid: "全部还清",
  done: "已完成",
  now: "进行中",
  late: "已逾期",
  next: "待进行",
  by: "最迟",
  due: "到期日",
  paid: "已还",
  wasDue: "原到期日",
  decisionNext: (date: string) => `我们正在审核您的申请，最迟 ${date} 告知结果。目前您无需操作。`,
  decisionNextUndated: "我们正在审核您的申请。目前您无需操作。",
  arrival: (date: string) => `如果通过，款项最迟 ${date} 到账。`,
  moneyNext: (date: string, account: string) =>
    `款项正在汇入${account ? ` ${account}` : "您的账户"}，最迟 ${date} 到账。`,
  moneyNextUndated: (account: string) => `款项正在汇入${account ? ` ${account}` : "您的账户"}。`,
  paymentNext: (amount: string, date: string) => `下一期还款 ${amount}，到期日 ${date}。`,
  lateNext: (amount: string, date: string) =>
    `您的还款已于 ${date} 到期，今天应还 ${amount}。请立即还款；如有困难，请致电我们。`,
  call: "有疑问？致电我们",
};

export const productEntryMessages = {
  leavingTitle: "正在打开产品",
  leavingHint: "如果没有打开，请重试。",
  notOpenedTitle: "无法打开产品",
  notOpenedHint: "请稍后再试，或选择其他产品。",
  missingTitle: "未选择产品",
  missingHint: "请返回并选择产品。",
};

export const statusMessages = {
  "21Status": "已收到",
  "110Status": "审核中",
  "151Status": "放款中",
  "170Status": "还款中",
  "174Status": "即将到期",
  "180Status": "已逾期",
  "200Status": "已还清",
};

export const orderHeads = {
  receivedTitle: "已收到您的还款",
  receivedLine: "谢谢，以下是到账的金额。",
  extendedLine: "谢谢，您的贷款已延期。",
  receivedAmount: "到账金额",
  receivedDate: "到账时间",
};

export const orderPaymentMessages = {
  sendReceipt: "发送收据照片",
  receiptSent: "收据已发送，查看投诉",
  openedTitle: "您打开过付款页面",
  opened: (time: string) => `${time}。如果您已在那里付款，可能需要一段时间才会显示在这里。`,
  receiptNumber: "收据编号",
  whatIsLeft: "剩余款项",
  newDate: "新到期日",
  planTitle: "您申请了分期方案",
  planReference: (reference: string) => `编号 ${reference}。`,
  planAnswer: (day: string) => `我们会在 ${day} 前答复。`,
};

export const clearanceMessages = {
  title: "结清证明",
  text: "此贷款已全部还清，无需再付款。",
  share: "分享",
  save: "保存",
  totalPaid: "已还总额",
  statementNumber: "证明编号",
};
