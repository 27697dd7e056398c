import { defineMessages } from "@lending/ui/locale";

const source = {
  subtitle: "See the rate and every due date first.",

  mobileNumber: "Mobile number",
  imageCaptcha: "Image captcha",
  captchaPicture: "Four characters to type",
  captchaMissing: "The picture did not load. Tap it to try another one.",
  refreshCaptcha: "Refresh captcha",
  smsCode: "SMS code",
  getCode: "Get code",
  secondsLeft: (seconds: number) => `${seconds}s`,
  register: "Register",
  accept: "By registering you accept the",
  userAgreement: "User agreement",
  privacyNotice: "Privacy policy",

  mobileWrong: "请正确输入手机号！",
  captchaWrong: "请正确输入图形验证码！",
  smsCodeWrong: "请正确输入短信验证码！",
  askedTwice: "请勿重复发送验证码!",
  codeSent: "验证码已发送，请在手机上查看！",
  alreadyRegistered: "您已注册,请直接下载APP登录！",
  registered: "注册成功",
  networkError: "error",
  refused: "That did not work. Please try again.",

  trustMoney: "Know the full cost first",
  trustMoneyText: "The amount, rate and total are on one page before you agree.",
  trustDays: "91 to 365 days",
  trustDaysText: "Decision within 1 day, money within 1 to 3 days.",
  trustLender: "Authorised lender",
  trustLenderText: "Registered with the securities regulator. For ages 18 and over.",

  lender: (name: string) => `Lender: ${name}`,
  secRegistration: (number: string) => `SEC Registration No. ${number}`,
  certificateOfAuthority: (number: string) => `Certificate of Authority No. ${number}`,
  disclosure: "Read the disclosure statement before you borrow.",
  language: "Language",
  downloadTitle: "Almost done",
  downloadText: (brand: string) => `Install ${brand} and log in with your mobile number.`,
  downloadAndroid: "Download for Android",
  downloadIos: "Download for iPhone",
  openApp: "I already have the app",
  onPhone: "Open this page on your phone, or choose your store.",
  searchStore: (brand: string) => `In the App Store, search for “${brand}”.`,
  safeTitle: "Install only from the app store",
  safeText: (brand: string) => `Check that the app is called ${brand}. We never send it as a file or in a message.`,
  nextSteps: "What happens next",
  stepInstall: "Install the app from the store.",
  stepLogIn: "Log in with the mobile number you registered.",
  stepDecide: "Check the rate and every due date, then decide.",
  notOpened: "This link cannot be opened.",
} as const;

export const promotionMessages = defineMessages({
  source,
  others: {
    "en-PH": () => import("./messages.en-PH.ts"),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
