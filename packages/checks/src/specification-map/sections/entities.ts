import { line, type Section } from "../SpecificationLine.ts";

const ORDER_FIELDS = "fetchOrder: parses every field that a server can send";
const ITEM_FIELDS = "fetchBankForm: reads every property of an item";
const DEFAULTS = "environment: returns the defaults of the sandbox when only the stage is stated";
const INSTALMENT = "contract: reads all fields of an instalment; the price of the extension is in the other response";

export const entities: Section = {
  title: "3. Entities and their fields",
  lines: [
    line(
      "field",
      "Response envelope: code, message, data",
      "api: reads the code %j as ok: %s",
      "api: reads an envelope that has nothing but a code",
    ),
    line(
      "field",
      "Registration form: mobile, imgValidate, smsCode, sid, captchaImg, countdown text and timer",
      "promotion: sends the form once and opens the download with the same parameters",
      "promotion: sends the request, reports the click with the phone number, and counts down from 59s",
    ),
    line("field", "Landing config: id", "registration: includes the template of the campaign"),
    line(
      "field",
      "Bank form item: code, cate, title, subtitle, value, note (options with name and type), inputType, cardTypeMi, channelNumber",
      ITEM_FIELDS,
    ),
    line("field", "cate: text, city select, day, enum", "bankFields: category %j with options %j"),
    line(
      "field",
      "cardTypeMi: 0 = all card types, else a card type",
      "cardTypes: show their fields and the common ones, in the server's order",
    ),
    line("constant", "Default card type 1", "cardTypes: start with %s"),
    line(
      "constant",
      "Default channel number 90006",
      "cardTypes: are sent with %s channel",
      "fetchBankForm: uses the default of each field when it is %s",
    ),
    line(
      "rule",
      "Save payload is keyed by each item's code plus product_id",
      "submitBank: posts a field for each code, the product, the card type and the channel; a change (%s) to %s",
    ),
    line(
      "rule",
      "For enum items the chosen option's type value is sent",
      "bankFields: %s",
      "bank: posts the fields of the visible card type and closes the webview",
    ),
    line(
      "field",
      "Complaint init response: problemType and problemSonType (title, value), orderDetail (orderNo, productLogo, productName, status, isShow, list), orderList",
      "fetchStart: reads types, sub-types and orders",
      "contract: reads all fields of a new complaint, with and without an order",
    ),
    line(
      "field",
      "Complaint save payload: problemType, problemSonType, problemDetail, problemImage (comma-joined image urls or empty), orderNo",
      "submit: posts a complaint under its wire names, with comma-separated pictures",
      "submit: posts an empty text when there are no pictures",
    ),
    line(
      "field",
      "Complaint detail response: type, sonType, problemId, content, images, disposeDetail, disposeImages, isNeedScore",
      "contract: reads all fields of the list, of each complaint and of the contacts",
    ),
    line(
      "field",
      "Complaint list: res.tabs, each with items (id, time, type, content)",
      "fetchList: reads the tabs %s",
    ),
    line(
      "field",
      "Rating: score 1-5, problemId",
      "complaintDetails: requires one star, is posted once, and shows the specified thanks",
    ),
    line(
      "field",
      "Contact info: email, smWa",
      "contract: reads all fields of the list, of each complaint and of the contacts",
    ),
    line("field", "Repayment info: repayAmount, repayDate, productName, productLogo", INSTALMENT),
    line(
      "field",
      "Repayment info: repayPlan or detail lines (text, value, or remark, title, amount, time)",
      INSTALMENT,
    ),
    line("field", "Repayment info: repayList of channels (name, logo, channel_number)", INSTALMENT),
    line(
      "field",
      "Repayment info: noticeMsg",
      INSTALMENT,
      "repay: shows the repayment date, the product's logo and the notice before paying",
    ),
    line(
      "field",
      "Repayment info: defDetail (payCode, logo, title, payNotice grouped by heading into entries with name and step list)",
      INSTALMENT,
      "repay: expands the grouped instructions",
    ),
    line("field", "Repayment info: delayInfo (delayAmount, title)", "contract: reads all fields of an extension"),
    line(
      "field",
      "Repayment info: isShowReyTop flag",
      "repay: shows the notice above the code when isShowReyTop is %s: %s",
    ),
    line(
      "field",
      "payUrl in the payment result",
      "repay: preselects the first channel, and pays once when Payment is tapped repeatedly",
    ),
    line(
      "field",
      "Legacy repayment store: bank cards (id, bankName, cardNo, bankCode), alipay, repayToken, repayRecordId, needValid, amount, couponId, orderId",
      "repayCards: commits with every field, once for two taps, and opens the order when no code is required",
      "repayCards: confirms with order, code and record, once for two taps",
    ),
    line(
      "field",
      "Loan confirmation: amount, periods, termUnit, details, repay_plans, firstPayTime, firstPeriodDay, pRateDsc, sendSms, isPopType, popTitle, popContent, popAgreementUrl, comProductLogo, comProductName",
      "fetchOffer: parses the offer of version 3",
      "contract: reads all fields of the offer of %s, in both variants",
    ),
    line(
      "field",
      "Newer variant: NewButtonMsg and NewPopMsg, and obfuscated response field names",
      "fetchOffer: parses the same offer from the newer variant's obfuscated fields",
      "fetchOffer: parses the pop-up of the newer variant and ignores it in version 3",
    ),
    line(
      "field",
      "Agreements: title and identifier",
      "fetchAgreements: parses %j",
      "contract: reads all agreements of %s",
    ),
    line(
      "field",
      "Contract-jump response: contract_url",
      "contract: reads the URLs of an agreement and of a new order",
    ),
    line(
      "field",
      "Push response: lendDetailsUrl",
      "pushLoan: sends exactly the offer that was fetched, and returns the URL of the order",
    ),
    line(
      "field",
      "Failure page: noticeMessage, errMessage, recommended product list (enabled flag where 1 is active, tag list)",
      "scholarships: parses the cause of the failed login, and the products with their tags",
      "scholarships: parses a product with the flag %j as isEnabled: %s",
    ),
    ...[
      "orderStatus",
      "noticeStatusText",
      "noticeDesText",
      "recProducts",
      "productName",
      "productLogo",
      "userOrderDetail with detail (items with text and value)",
      "inside",
      "h5Url",
      "isDelay ('1' = rollover allowed)",
      "isScore ('1' shows rating prompt)",
      "playeduL (a confirmation URL)",
      "reyMsg (withdraw prompt message)",
      "KindTipsMsg (tip message)",
      "cardNeedPop (1 shows bank prompt)",
      "cardPopTitle",
      "cardPopMsg",
    ].map((field) => line("field", `Order detail: ${field}`, ORDER_FIELDS, "contract: reads all details of %s")),
    line("field", "Order detail: telephone (service phone, falling back to the configured default)", "order: calls %s"),
    line(
      "field",
      "Recommended product: logo, name, button text, range text, range description, rate text, description, enabled flag, product identifier",
      "contract: reads all details of %s",
      "fetchOrder: leaves out invalid recommended products and those without a name",
    ),
    line(
      "rule",
      "Enabled flag: 1 enabled; string '0' disabled and not clickable",
      "fetchOrder: parses the flag %j of a recommended product as isEnabled: %s",
      "order: cannot be tapped while they are disabled",
    ),
    line(
      "field",
      "Environment config: app API base and H5 base addresses, app package name, brand name, background gradient, font colours, service phone, app link scheme",
      DEFAULTS,
      "environment: uses a deployment's values and keeps the defaults of the other keys",
    ),
    line(
      "rule",
      "Request headers: X-Requested-With XMLHttpRequest on all",
      "api: add their headers and return the body alone",
      "api: sends a GET with the common query and its fields, and returns the normalised response",
    ),
    line(
      "rule",
      "The JSON client adds two headers from query parameters",
      "request: adds the headers of the %s client",
      "clientQuery: resolves each client's headers, leaves out empty ones and encodes what a header cannot carry",
      DEFAULTS,
    ),
    line(
      "rule",
      "The form client adds two other query-derived headers",
      "request: adds the headers of the %s client",
      "clientQuery: resolves each client's headers, leaves out empty ones and encodes what a header cannot carry",
      DEFAULTS,
    ),
  ],
};
