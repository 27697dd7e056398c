import type { RouteTitle } from "@lending/federation/routes";

export const titles = {
  orderDetails: {
    source: "Order Details",
    "en-PH": "Order details",
    "fil-PH": "Detalye ng loan",
    "zh-CN": "订单详情",
  },
  loanConfirm: {
    source: "Confirm loan",
    "en-PH": "Confirm loan",
    "fil-PH": "Kumpirmahin ang loan",
    "zh-CN": "确认借款",
  },
  recommendList: {
    source: "Recommended products",
    "en-PH": "Recommended products",
    "fil-PH": "Mga loan na bagay sa inyo",
    "zh-CN": "推荐产品",
  },
  productUrl: {
    source: "Product details",
    "en-PH": "Product details",
    "fil-PH": "Detalye ng produkto",
    "zh-CN": "产品详情",
  },
  loanAgreement: {
    source: "Loan agreement",
    "en-PH": "Loan agreement",
    "fil-PH": "Kasunduan sa loan",
    "zh-CN": "借款协议",
  },
} satisfies Record<string, RouteTitle>;

/** What an order says instead of its status while a payment is pending: nothing is due until it is settled. */
export const pendingPayment = {
  title: {
    source: "We are checking your payment",
    "en-PH": "We are checking your payment",
    "fil-PH": "Tinitingnan na po ang inyong bayad",
    "zh-CN": "正在确认您的付款",
  },
  line: {
    source: "There is nothing to pay until it is confirmed.",
    "en-PH": "There is nothing to pay until it is confirmed.",
    "fil-PH": "Wala po kayong kailangang bayaran hangga't hindi ito nakukumpirma.",
    "zh-CN": "确认之前无需付款。",
  },
} satisfies Record<string, RouteTitle>;
