import type { Messages } from "@lending/ui/locale";
import type { PromotionMessages } from "./messages.ts";

export const messages = {
  subtitle: "See the rate and every due date first.",

  mobileNumber: "Mobile number",
  imageCaptcha: "Letters in the picture",
  captchaPicture: "Four characters to type",
  captchaMissing: "The picture did not come. Tap it to load another.",
  refreshCaptcha: "Show another picture",
  smsCode: "SMS code",
  getCode: "Get code",
  secondsLeft: (seconds: number) => `${seconds}s`,
  register: "Register",
  accept: "By registering you accept the",
  userAgreement: "User agreement",

  mobileWrong: "Enter a valid mobile number with 11 digits.",
  captchaWrong: "Enter the 4 characters in the picture.",
  smsCodeWrong: "Enter the 6-digit code we texted you.",
  askedTwice: "A code is on its way. Please wait before asking for another.",
  codeSent: "We texted you a code. Check your messages.",
  alreadyRegistered: "You are registered already. Download the app and log in.",
  registered: "You are registered",
  networkError: "No connection. Check your signal or your load, then try again.",

  trustMoney: "Every peso shown first",
  trustMoneyText: "Amount, rate and total to repay on one page.",
  trustDays: "91 to 365 days",
  trustDaysText: "Decision within 1 day, money within 1 to 3 days.",
  trustLender: "Authorised lender",
  trustLenderText: "Registered with the securities regulator. For ages 18 and over.",

  downloadTitle: "One step to go",
  downloadText: (brand: string) => `Install ${brand} and log in with your mobile number.`,
  downloadAndroid: "Download for Android",
  downloadIos: "Download for iPhone",
  openApp: "I have the app: open it",
  onPhone: "Open this page on your phone, or choose your store.",
  searchStore: (brand: string) => `In the App Store, look for “${brand}”.`,
  safeTitle: "Install from the store only",
  safeText: (brand: string) => `Check that its name is ${brand}. We never send the app as a file or in a message.`,
  nextSteps: "What comes next",
  stepInstall: "Install the app from the store.",
  stepLogIn: "Log in with the mobile number you registered.",
  stepDecide: "See the rate and every due date, then decide.",
  notOpened: "This link cannot be opened.",
} satisfies Messages<PromotionMessages>;
