import type { Messages } from "@lending/ui/locale";
import type { PromotionMessages } from "./messages.ts";

export const messages = {
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
  userAgreement: "用户协议",

  mobileWrong: "请正确输入手机号！",
  captchaWrong: "请正确输入图形验证码！",
  smsCodeWrong: "请正确输入短信验证码！",
  askedTwice: "请勿重复发送验证码！",
  codeSent: "验证码已发送，请在手机上查看！",
  alreadyRegistered: "您已注册，请直接下载 APP 登录！",
  registered: "注册成功",
  networkError: "没有网络连接，请检查信号或话费余额，然后重试。",

  trustMoney: "每一分钱先说清",
  trustMoneyText: "金额、利率和还款总额都在一页上。",
  trustDays: "91 至 365 天",
  trustDaysText: "1 天内审批，1 至 3 天内到账。",
  trustLender: "持牌贷款机构",
  trustLenderText: "已在证券监管机构登记。须年满 18 岁。",

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
} satisfies Messages<PromotionMessages>;
