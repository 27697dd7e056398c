export const promotionMessages = {
  imageCaptcha: "Letters in the picture",
  refreshCaptcha: "Show another picture",
  mobileWrong: "Enter a valid 11-digit mobile number, such as 0917 123 4567.",
  captchaWrong: "Enter the 4 characters in the picture.",
  smsCodeWrong: "Enter the 6-digit code we texted you.",
  askedTwice: "A code is on its way. Please wait before requesting another.",
  codeSent: "We texted you a code. Check your messages.",
  alreadyRegistered: "You are already registered. Download the app and log in.",
  registered: "You are registered",
  networkError: "No connection. Check your signal or your load, then try again.",
};
