export const titles = { promotion: "明明白白的贷款", download: "下载应用", agreement: "用户协议" };

export const agreementMessages = {
  intro: (brand: string) =>
    `本协议由您与 ${brand} 订立，注册即表示接受。本协议仅涉及您的账户；贷款另有协议，贷款前您会先阅读到。`,
  whoTitle: "谁可以注册",
  whoText: "您已年满 18 岁，并使用本人的手机号注册。每人一个账户。",
  codeTitle: "短信验证码",
  codeText: "验证码用来证明手机号属于您，请勿告诉任何人。我们绝不会通过电话或消息索要验证码。",
  dataTitle: "我们收集的信息",
  dataText: "您的手机号、带您来到本页的广告，以及本次访问的技术信息。它们用于开立账户、保护账户，并了解哪些广告有用。",
  freeTitle: "免费注册，没有义务",
  freeText: "注册免费，也不是贷款申请。贷款前，应用会显示金额、利率、每个还款日和还款总额。",
  messagesTitle: "我们的消息",
  messagesText: "我们会向您发送验证码和账户通知。您要求停止后，我们不再发送推广信息。",
  fairTitle: "合理使用",
  fairText: "您提供的信息真实，不破坏服务，也不以他人名义使用。违反者的账户可能被关闭。",
  closingTitle: "注销账户",
  closingText: (phone: string) => `您可随时致电 ${phone} 注销账户。法律要求保留的信息，我们只保留规定的期限。`,
  changesTitle: "变更",
  changesText: "变更生效前，我们会先通知您。本协议适用菲律宾法律。",
};

export const promotionMessages = {
  subtitle: "先看清利率和每个还款日。",

  mobileNumber: "手机号",
  imageCaptcha: "图形验证码",
  captchaPicture: "请输入图中四个字符",
  captchaMissing: "图片未能显示，点按可重新加载。",
  refreshCaptcha: "换一张图片",
  smsCode: "短信验证码",
  getCode: "获取验证码",
  secondsLeft: (seconds: number) => `${seconds}秒`,
  register: "注册",
  accept: "注册即表示您接受",
  privacyNotice: "隐私政策",

  mobileWrong: "请正确输入手机号！",
  captchaWrong: "请正确输入图形验证码！",
  smsCodeWrong: "请正确输入短信验证码！",
  askedTwice: "请勿重复发送验证码！",
  codeSent: "验证码已发送，请在手机上查看！",
  alreadyRegistered: "您已注册，请直接下载 APP 登录！",
  registered: "注册成功",
  refused: "未能完成，请重试。",
  networkError: "没有网络连接，请检查信号或话费余额，然后重试。",

  trustMoney: "每一分钱先说清",
  trustMoneyText: "金额、利率和还款总额都在一页上。",
  trustDays: "91 至 365 天",
  trustDaysText: "1 天内审批，1 至 3 天内到账。",
  trustLender: "持牌贷款机构",
  trustLenderText: "已在证券监管机构登记。须年满 18 岁。",

  disclosure: "贷款前请先阅读费用披露说明。",
  downloadTitle: "只差一步",
  downloadText: (brand: string) => `安装 ${brand}，用您的手机号登录。`,
  downloadAndroid: "下载安卓版",
  downloadIos: "下载 iPhone 版",
  openApp: "已安装，直接打开",
  onPhone: "请用手机打开本页，或选择您的应用商店。",
  searchStore: (brand: string) => `在 App Store 中搜索“${brand}”。`,
  safeTitle: "请只从应用商店安装",
  safeText: (brand: string) => `请确认名称为 ${brand}。我们绝不会通过文件或消息发送应用。`,
  nextSteps: "接下来",
  stepInstall: "从应用商店安装应用。",
  stepLogIn: "用您注册的手机号登录。",
  stepDecide: "看清利率和每个还款日，再做决定。",
  notOpened: "无法打开此链接。",
};

export const refusedMessages = {
  title: "您尚未完成注册",
  next: "请检查填写的内容，一分钟后重试。以前注册过？",
  getApp: "下载应用并登录",
};
