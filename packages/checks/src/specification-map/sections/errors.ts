import { line, type Section } from "../SpecificationLine.ts";

export const errors: Section = {
  title: "8. Error catalogue",
  lines: [
    line(
      "rule",
      "Any non-zero code via the common helper: server message as a toast",
      "order: shows the server's message as a toast and on the screen, and is fetched again on Retry",
      "repay: reports %s, opens no page and can be retried",
      "bank: after %s keeps all that was filled in, and can be tapped again",
    ),
    line(
      "message",
      "SMS, code '0': 验证码已发送，请在手机上查看！ and starts the countdown",
      "promotion: sends it, tells the click with the phone, and counts down from 59s",
    ),
    line(
      "rule",
      "SMS, 101 (captcha wrong): refreshes the captcha and shows the server message",
      "promotion: with a wrong captcha shows another picture and the server's words",
      "registration: reads code %j as %s, with the server's words",
    ),
    line(
      "message",
      "SMS, 11: 您已注册,请直接下载APP登录！ and goes to the download page",
      "promotion: for a registered number leads to the download with the same parameters",
    ),
    line("rule", "SMS, others: show the server message", "promotion: otherwise says what the server says"),
    line(
      "message",
      "Register, '0': 注册成功 and goes to the download page",
      "promotion: sends the form once and leads to the download with the same parameters",
    ),
    line(
      "rule",
      "Register, 11: shows the already-registered message and redirects",
      "promotion: of a registered number leads there too",
    ),
    line(
      "rule",
      "Register, -1 (captcha wrong): refreshes the captcha and shows the message",
      "promotion: with a wrong captcha shows another picture and keeps the rest",
      "registration: reads code %j as %s",
    ),
    line(
      "rule",
      "Register, others: show the server message",
      "promotion: otherwise says what the server says, and nothing typed is lost",
    ),
    line(
      "message",
      'Network failure on registration: toast "error"',
      'promotion: says "error" when the network is lost',
      'promotionJourney: asking and registering say "error", and nothing typed is lost',
    ),
    line(
      "rule",
      "Template and sid failures show the server message",
      "promotion: says in the server's words why there is no %s",
      "registration: may be refused in the server's words",
    ),
    line(
      "rule",
      "Rating or upload failure (complaints): server message",
      "complaintNext: that fail are told in the server's words, are retried and removed alone, and hold Send back",
      "complaintDetails: that is %s says so, and can be sent again",
    ),
    line(
      "message",
      "Rating success: Successful demonstration！",
      "complaintDetails: wants one star at least, is posted once, and thanks in the specification's words",
    ),
    line(
      "message",
      "Upload success: Upload succeeded!",
      "complaintNext: are uploaded, told, sent with it, and kept in the draft until then",
      "upload: an upload gives %s",
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
      "errorScreen: says that something went wrong, and leads back",
      "errorScreen: shows a message as text, and not more of it than anybody reads",
      "errorScreen: keeps its own headings whatever the message is, and shows no invisible character of it",
    ),
  ],
};
