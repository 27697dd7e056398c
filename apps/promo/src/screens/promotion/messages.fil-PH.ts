import type { Messages } from "@lending/ui/locale";
import type { PromotionMessages } from "./messages.ts";

export const messages = {
  subtitle: "Makikita mo muna ang rate at ang bawat due date.",

  mobileNumber: "Mobile number",
  imageCaptcha: "Mga letra sa larawan",
  captchaPicture: "Apat na letra o numerong ita-type",
  captchaMissing: "Hindi lumabas ang larawan. I-tap para palitan.",
  refreshCaptcha: "Palitan ang larawan",
  smsCode: "Code sa text",
  getCode: "Kumuha ng code",
  secondsLeft: (seconds: number) => `${seconds}s`,
  register: "Mag-register",
  accept: "Sa pag-register, tinatanggap mo ang",
  userAgreement: "User agreement",

  mobileWrong: "Ilagay ang tamang mobile number na may 11 digit.",
  captchaWrong: "I-type ang 4 na letra o numero sa larawan.",
  smsCodeWrong: "Ilagay ang 6 na digit na code sa text namin.",
  askedTwice: "Naipadala na ang code. Maghintay muna bago humingi ulit.",
  codeSent: "Nag-text kami ng code. Tingnan ang messages mo.",
  alreadyRegistered: "Naka-register ka na. I-download ang app at mag-log in.",
  registered: "Naka-register ka na",
  networkError: "Walang koneksiyon. Tingnan ang signal o load, saka subukan ulit.",

  trustMoney: "Bawat piso, kita agad",
  trustMoneyText: "Halaga, rate at kabuuang babayaran sa iisang page.",
  trustDays: "91 hanggang 365 araw",
  trustDaysText: "May sagot sa loob ng 1 araw, may pera sa loob ng 1 hanggang 3 araw.",
  trustLender: "Awtorisadong lender",
  trustLenderText: "Rehistrado sa securities regulator. Para sa edad 18 pataas.",

  downloadTitle: "Isang hakbang na lang",
  downloadText: (brand: string) => `I-install ang ${brand} at mag-log in gamit ang mobile number mo.`,
  downloadAndroid: "I-download sa Android",
  downloadIos: "I-download sa iPhone",
  openApp: "May app na ako: buksan",
  onPhone: "Buksan ang page na ito sa cellphone mo, o piliin ang store mo.",
  searchStore: (brand: string) => `Sa App Store, hanapin ang “${brand}”.`,
  safeTitle: "Sa store lang mag-install",
  safeText: (brand: string) =>
    `Tiyakin na ${brand} ang pangalan nito. Hindi namin ipinapadala ang app bilang file o sa message.`,
  nextSteps: "Mga susunod na hakbang",
  stepInstall: "I-install ang app mula sa store.",
  stepLogIn: "Mag-log in gamit ang number na ni-register mo.",
  stepDecide: "Tingnan ang rate at bawat due date, saka magpasya.",
  notOpened: "Hindi mabuksan ang link na ito.",
} satisfies Messages<PromotionMessages>;
