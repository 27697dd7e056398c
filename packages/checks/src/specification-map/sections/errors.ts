import { line, type Section } from "../SpecificationLine.ts";

export const errors: Section = {
  title: "8. Error catalogue",
  lines: [
    line(
      "rule",
      "Any non-zero code via the common helper: server message as a toast",
      "order: shows the server's message as a toast and on the screen, and is fetched again on Retry",
      "repay: reports %s, opens no page and can be retried",
      "bank: after %s keeps all input, and can be tapped again",
    ),
    line(
      "message",
      "SMS, code '0': 验证码已发送，请在手机上查看！ and starts the countdown",
      "promotion: sends the request, reports the click with the phone number, and counts down from 59s",
    ),
    line(
      "rule",
      "SMS, 101 (captcha wrong): refreshes the captcha and shows the server message",
      "promotion: with a wrong captcha shows a new picture and the server's message",
      "registration: reads code %j as %s, with the server's message",
    ),
    line(
      "message",
      "SMS, 11: 您已注册,请直接下载APP登录！ and goes to the download page",
      "promotion: for a registered number opens the download with the same parameters",
    ),
    line("rule", "SMS, others: show the server message", "promotion: shows the server's message for any other code"),
    line(
      "message",
      "Register, '0': 注册成功 and goes to the download page",
      "promotion: sends the form once and opens the download with the same parameters",
    ),
    line(
      "rule",
      "Register, 11: shows the already-registered message and redirects",
      "promotion: opens the download for a registered number",
    ),
    line(
      "rule",
      "Register, -1 (captcha wrong): refreshes the captcha and shows the message",
      "promotion: with a wrong captcha shows a new picture and keeps the other fields",
      "registration: reads code %j as %s",
    ),
    line(
      "rule",
      "Register, others: show the server message",
      "promotion: shows the server's message for any other code and keeps every field",
    ),
    line(
      "message",
      'Network failure on registration: toast "error"',
      'promotion: shows "error" when the network fails',
      'promotionJourney: Get code and Register show "error", and all input stays',
    ),
    line(
      "rule",
      "Template and sid failures show the server message",
      "promotion: shows the server's message when it refuses the %s",
      "registration: returns the server's message when it refuses",
    ),
    line(
      "rule",
      "Rating or upload failure (complaints): server message",
      "complaintNext: show the server's message when they fail, can be retried and removed, and block Send",
      "complaintDetails: shows a message when it is %s, and can be sent again",
    ),
    line(
      "message",
      "Rating success: Successful demonstration！",
      "complaintDetails: requires one star, is posted once, and shows the specified thanks",
    ),
    line(
      "message",
      "Upload success: Upload succeeded!",
      "complaintNext: are uploaded, announced, sent with it, and stored in the draft until then",
      "upload: an upload returns %s",
    ),
    line("message", "Legacy repayment, 800006: wrong code", "repayCards: shows the refusal %s, and keeps the code"),
    line(
      "message",
      "Legacy repayment, 800005: do not submit a payment request twice",
      "repayCards: shows the refusal %s, and keeps the choice",
    ),
    line(
      "message",
      "Legacy repayment, others: server message or fallbacks (query card list failed, processing failed)",
      "repayCards: shows the refusal %s, and keeps the choice",
      "repayCards: reports %s, and offers a retry",
    ),
    line(
      "message",
      'Legacy repayment, network failure: "error"',
      "repayCards: reports a lost connection as error, and pays on the next tap",
    ),
    line(
      "rule",
      "Confirmation variant and failure page: on non-'00' code the server message is toasted",
      "confirm: reports %s, keeps the offer and the consent, and can be retried",
      "failure: reports %s and can be tapped again",
    ),
    line(
      "rule",
      "Other confirmation calls do nothing when unsuccessful (nothing destructive; the borrower is told)",
      "confirm: reports %s, keeps the offer and the consent, and can be retried",
      "agreement: reports %s and shows the agreement after Retry",
    ),
    line(
      "message",
      "Order: 'Silakan pilih' when rating submitted with no stars",
      "order: requires stars before it is sent",
    ),
    line(
      "rule",
      "Order: recommended-product click failure shows server message",
      "order: show %s as a toast and can be opened again",
    ),
    line(
      "rule",
      "Order-detail load failure: nothing happens (nothing destructive; told, with a retry)",
      "order: shows the server's message as a toast and on the screen, and is fetched again on Retry",
      "order: shows a default message for a refusal without one",
    ),
    line(
      "screen",
      "Shared error page",
      "errorScreen: shows a general error and a button to go back",
      "errorScreen: shows a message as text and truncates it",
      "errorScreen: shows its headings with any message, and removes invisible characters",
    ),
  ],
};
