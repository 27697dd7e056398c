import { defineGroup } from "@lending/ui/define-group";

const languages = {
  "en-PH": () => import("./en-PH.ts"),
  "fil-PH": () => import("./fil-PH.ts"),
  "zh-CN": () => import("./zh-CN.ts"),
};

/** The titles of the screens: level-1 headings and document titles. */
export const titles = defineGroup("titles", languages, {
  promotion: "A loan with nothing hidden",
  download: "Get the app",
  agreement: "User agreement",
});

export const agreementMessages = defineGroup("agreementMessages", languages, {
  intro: (brand: string) =>
    `This agreement is between you and ${brand}. You accept it when you register. It covers your account only. Each loan has its own agreement, which you read before you borrow.`,
  whoTitle: "Who may register",
  whoText: "You must be 18 or older and register your own mobile number. Each person may have one account.",
  codeTitle: "Your SMS code",
  codeText: "The code proves that the number is yours. Never share it. We never ask for it in a call or a message.",
  dataTitle: "What we collect",
  dataText:
    "Your mobile number, the advertisement that brought you here, and technical details of your visit. We use them to open your account, keep it safe, and learn which advertisements work.",
  freeTitle: "Free, with no obligation",
  freeText:
    "Registering is free and is not a loan application. Before you borrow, the app shows the amount, the rate, every due date and the total to repay.",
  messagesTitle: "Our messages",
  messagesText: "We text you codes and updates about your account. You can opt out of offers at any time.",
  fairTitle: "Fair use",
  fairText:
    "Give us true information, and do not disrupt the service or use it in another person's name. We may close accounts that break these rules.",
  closingTitle: "Closing your account",
  closingText: (phone: string) =>
    `Call us at ${phone} to close it at any time. We keep the records that the law requires, and only for as long as it requires.`,
  changesTitle: "Changes",
  changesText: "We notify you before a change takes effect. The law of the Philippines applies.",
});

export const promotionMessages = defineGroup("promotionMessages", languages, {
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

  disclosure: "Read the disclosure statement before you borrow.",
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
});

export const refusedMessages = defineGroup("refusedMessages", languages, {
  title: "You are not registered yet",
  next: "Check what you typed, wait a minute and try again. Registered before?",
  getApp: "Get the app and log in",
});
