import { line, type Section } from "../SpecificationLine.ts";

const VISITS = "promotion: fetches the template and a sid, reports the visit, and shows the captcha";
const LOADS = "api: shows the loading text while the request is in flight and hides it on success and failure";

export const requests: Section = {
  title: "7. Common request behaviour",
  lines: [
    line(
      "rule",
      "The path is a fixed product prefix plus endpoint plus a query of common client parameters",
      "request: puts prefix, common query and then the fields of a GET into the address",
    ),
    line(
      "rule",
      "POST bodies are form-encoded (not JSON)",
      "request: form-encodes the fields of a POST and keeps the common query in the address",
    ),
    line(
      "rule",
      "GET payload fields are appended to the query",
      "request: puts prefix, common query and then the fields of a GET into the address",
    ),
    line(
      "rule",
      "An optional loading text shows a loading toast before and hides it after",
      LOADS,
      "toast: stays until it is hidden, but at least 300 ms",
    ),
    line(
      "rule",
      "Each response is normalised to success (true only when code parsed as integer equals 0), code, message, data, raw response",
      "api: reads the code %j as ok: %s",
      "api: sends a GET with the common query and its fields, and returns the normalised response",
    ),
    line(
      "rule",
      "On non-success the message is shown as a toast and the result still resolves",
      "api: returns a refusal as a value with a message of at most 4000 characters",
      "order: shows the server's message as a toast and on the screen, and is fetched again on Retry",
    ),
    line(
      "rule",
      "Network failures: settle as a failure, a toast and a retry (never settles, as the specification has it)",
      "api: for %s is named",
      "failureView: describes %o as: %s",
      "faultsJourney: an order with response {kind} shows a message and a working retry",
    ),
    line(
      "rule",
      "Two further HTTP clients (JSON and form-encoded) return only the body",
      "api: add their headers and return the body alone",
    ),
    line("constant", "Their time-out is 60000 ms", "api: is a TimeoutFault for %s"),
    line(
      "rule",
      "Network errors are passed on as rejections with no user message",
      "api: pass a network error on as a rejection",
    ),
  ],
};

export const registrationCalls: Section = {
  title: "7. Registration",
  lines: [
    line(
      "call",
      "GET /api/v2/youmi/service/channel/channel-template, templateId; code ('00' success), message, data.id",
      "registration: includes the template of the campaign",
      VISITS,
    ),
    line(
      "call",
      "GET /api/v2/youmi/promotion/track-visit: page_id, user_from, client_type, page_type=1, utm_tag, app_from",
      VISITS,
    ),
    line(
      "rule",
      "track-visit: response ignored",
      'promotion: shows "error" when the network fails, and can be retried',
    ),
    line(
      "call",
      "GET /api/v2/youmi/promotion/get-sid: code '0', data.sid",
      VISITS,
      "registration: is a refusal when the response has no sid",
    ),
    line(
      "call",
      "Captcha image loaded from promotion/get-captcha on the API host with sid and a timestamp",
      VISITS,
      "promotion: uses the same sid and clears the typed captcha",
    ),
    line(
      "call",
      "POST /api/v2/youmi/promotion/get-sms: phone, capcode, sid, deviceId (= sid), appName, app_from, user_from, utm_tag",
      "registration: sends the specified fields as a form, with the form client's headers",
    ),
    line(
      "call",
      "GET /api/v2/youmi/promotion/track-click: same tracking parameters plus phone",
      "promotion: sends the request, reports the click with the phone number, and counts down from 59s",
    ),
    line(
      "call",
      "POST /api/v2/youmi/promotion/register: phone, capcode, sid, deviceId, appName, merchantNumber (0), userName (the phone), smsCode, invite_code, user_from, id, app_from, utm_tag",
      "registration: sends the specified fields as a form, including empty ones",
    ),
    line(
      "rule",
      "An analytics event is sent on each step",
      "promotion: receive each step, and never the phone number or the codes",
      "analytics: sends a step with the campaign parameters and no personal data",
    ),
  ],
};

export const bankCalls: Section = {
  title: "7. Bank binding",
  lines: [
    line(
      "call",
      "POST card-init: product_id; success, data.items",
      "fetchBankForm: posts the product",
      "contract: reads all fields of the form",
    ),
    line(
      "call",
      "POST bind-card-new: form codes plus product_id",
      "submitBank: posts a field for each code, the product, the card type and the channel; a change (%s) to %s",
    ),
    line(
      "call",
      "When source is loanDetail a card-change path is used instead",
      "bank: from an order changes the account and opens the order",
      "submitBank: posts a field for each code, the product, the card type and the channel; a change (%s) to %s",
    ),
  ],
};

export const complaintCalls: Section = {
  title: "7. Complaints",
  lines: [
    line(
      "call",
      "POST problem-init: orderId; problemType, problemSonType, orderDetail, orderList",
      "fetchStart: posts the order, and sends no body without an order",
    ),
    line(
      "call",
      "problem-init: a body-less GET-style variant also exists",
      "fetchStart: posts the order, and sends no body without an order",
    ),
    line(
      "call",
      "POST /user-problem/upload-problem-img, multipart, problemImage; code '00', data.url",
      "api: posts the file as multipart, with the boundary that the browser writes",
    ),
    line(
      "call",
      "POST problem-save: problemType, problemSonType, problemDetail, problemImage, orderNo",
      "submit: posts a complaint under its wire names, with comma-separated pictures",
    ),
    line("call", "POST problem-list; res.tabs", "fetchList: reads the tabs %s"),
    line("call", "POST problem-detail: problemId", "fetchDetails: posts the complaint's id"),
    line(
      "call",
      "POST /user-problem/save-score: score, problemId; code '00' success",
      "complaintDetails: requires one star, is posted once, and shows the specified thanks",
    ),
    line("call", "POST contact-kf-info: numeric flag; data.email, data.smWa", "service: opens mail and the messenger"),
  ],
};

export const repaymentCalls: Section = {
  title: "7. Repayment",
  lines: [
    line(
      "call",
      "/figures/pettypy (extension details)",
      "repayDelay: shows its price first, then the new date of the payment",
      "contract: reads all fields of an extension",
    ),
    line(
      "call",
      "/v3/installment/loan-play-detail (instalment details)",
      "repay: shows amount, date, product and the first two detail rows until More is tapped",
      "contract: reads all fields of an instalment; the price of the extension is in the other response",
    ),
    line(
      "call",
      "/v3/loan-details/generate-vcode: productId, orderId, amount, channelNumber; data.payUrl, then redirect",
      "repay: preselects the first channel, and pays once when Payment is tapped repeatedly",
    ),
    line("call", "generate-vcode: isDelay=1 for extension", "repayDelay: pays only for the extension"),
    line(
      "call",
      "Legacy: POST repayment-way",
      "repayCards: reports %s, and offers a retry",
      "cardsJourney: a card that requires an SMS code pays once with it",
    ),
    line(
      "call",
      "Legacy: repayment-commit (amount, bankName, cardId, cardNo, couponId, orderId, repayToken, bankCode, sendMsg 0/1)",
      "repayCards: commits with every field, once for two taps, and opens the order when no code is required",
      "repayCards: sends the code again after 60 seconds, and not before",
    ),
    line(
      "call",
      "Legacy: repayment-confirm (orderId, verifyCode, repaymentRecordId)",
      "repayCards: confirms with order, code and record, once for two taps",
    ),
    line(
      "call",
      "Legacy: repayment-huichao (userId, orderId, amount; response url to redirect)",
      "repayCards: opens the hosted page with user, order and amount",
    ),
    line(
      "rule",
      "Legacy: success code '00', plus message",
      "cardsJourney: a card that needs no code pays at once, however often Pay is tapped",
    ),
  ],
};

export const confirmationCalls: Section = {
  title: "7. Loan confirmation and failure page",
  lines: [
    line(
      "call",
      "/v3/loan-confirm/loan-detail-confirm: productId",
      "fetchOffer: requests version 3 with the product only",
    ),
    line(
      "call",
      "/v3/contract/contract: productId, scene=3 (agreements)",
      "fetchAgreements: requests the agreements of scene 3",
    ),
    line(
      "call",
      "/v3/contract/contract-jump: productId, scene, position, orderId; then redirect to contract_url",
      "agreementLink: sends product, scene, position and order, and returns the URL",
      "agreement: shows the agreement that the URL names, in a sandboxed frame",
      "confirmJourney: an agreement's link opens its text, and Back returns to the offer",
    ),
    line(
      "call",
      "/v3/loan-confirm/loan-detail-push: amount, periods, termUnit, productId",
      "pushLoan: sends exactly the offer that was fetched, and returns the URL of the order",
    ),
    line(
      "rule",
      "Push: then redirect to lendDetailsUrl with from=confirm",
      "confirm: opens a page of another host with from=confirm",
    ),
    line(
      "call",
      "Variant: form-encoded POSTs and GETs to obfuscated paths under /gopia/goya/ for details, agreements, agreement jump, push",
      "fetchOffer: requests the newer variant with the form client",
      "pushLoan: sends the newer variant under its obfuscated names, form-encoded",
    ),
    line(
      "call",
      "Failure page: POST /panda/honey/scholarships; notice message, error message, product list",
      "productsJourney: a failed joint login shows Failed, the reason and the available loans",
      "scholarships: parses the cause of the failed login, and the products with their tags",
    ),
    line(
      "call",
      "Product click: two POSTs under /gopia/goya/ (click tracking and product entry)",
      "productLinks: records product and position",
      "productLinks: sends product and position under their obfuscated names, form-encoded",
    ),
    line(
      "rule",
      "Product click: then redirect to the returned link or a native bridge call",
      "failure: is recorded, then entered, then opened",
      "failure: opens in the native app when its link does not start with http",
    ),
  ],
};

export const orderCalls: Section = {
  title: "7. Order details",
  lines: [
    line(
      "call",
      "Load: the loan-details path under the v3 prefix, payload productId, orderId",
      "fetchOrder: requests the order by product and order",
    ),
    line(
      "call",
      "POST v3 loan-details google-score: score (always 5); success flag read",
      "storeRating: posts a score of 5 for the order",
      "storeRating: returns a refusal as a value",
    ),
    line(
      "call",
      "POST service event save (fire and forget): productId, moduleId, positionId",
      "saveEvent: posts product, module and position",
      "saveEvent: ignores %s silently",
    ),
    line(
      "rule",
      "moduleId 30 and positionId 0 on Borrow Again",
      "order: opens the product with Borrow Again, with an event %s",
    ),
    line(
      "rule",
      "On recommended-product clicks a module id and list position",
      "order: are recorded with their position and open at their URL",
    ),
    line(
      "call",
      "Recommended product click: POST form-encoded to a define path, three obfuscated fields (module, position, product identifier)",
      "productLinks: sends module, position and product under the deployment's names, with the form client's headers",
    ),
    line(
      "rule",
      "The response carries an obfuscated status where '00' is success, and data with a target link and message",
      "productLinks: returns the link when the status is %j",
      "productLinks: parses %s as a refusal",
      "contract: names the obfuscated fields as the sandbox does",
    ),
    line(
      "rule",
      "A link starting with http is navigated to",
      "order: are recorded with their position and open at their URL",
    ),
    line(
      "rule",
      "Otherwise it goes to the native bridge",
      "order: open in the native app when their link names one of its pages",
    ),
    line("rule", "On failure the message is toasted", "order: show %s as a toast and can be opened again"),
  ],
};
