export const messages = {
  imageCaptcha: "Letters in the picture",
  refreshCaptcha: "Show another picture",
  mobileWrong: "Enter a valid mobile number with 11 digits.",
  captchaWrong: "Enter the 4 characters in the picture.",
  smsCodeWrong: "Enter the 6-digit code we texted you.",
  askedTwice: "A code is on its way. Please wait before asking for another.",
  codeSent: "We texted you a code. Check your messages.",
  alreadyRegistered: "You are registered already. Download the app and log in.",
  registered: "You are registered",
  networkError: "No connection. Check your signal or your load, then try again.",
};
