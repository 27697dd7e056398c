import type { Api } from "@lending/api-client";
import { choice, flag, httpLink, list, parseAnswer, phone, record, text } from "@lending/api-client/schema";
import type { WireNames } from "@lending/bridge/environment";
import { type OrderPayment, readOrderPayment } from "@lending/bridge/payment";
import { orderDetailsRequest } from "./orderDetailsRequest.ts";
import {
  hasName,
  type RecommendedProduct,
  readRecommendedProduct,
  recommendedProductEntries,
} from "./recommendedProduct.ts";
import { wireNames } from "./wireNames.ts";

/** The order-details answer as it is sent (contract, "Orders"); a recommended product under the deployment's wire names. */
export const orderDetailsSchema = (names: WireNames["recommended"]) =>
  record({
    orderStatus: text(),
    noticeStatusText: text(),
    noticeDesText: text(),
    recProducts: list(record(recommendedProductEntries(names))),
    productName: text(),
    productLogo: httpLink(),
    userOrderDetail: record({ detail: list(record({ text: text(), value: text() })) }),
    inside: text(),
    h5Url: text(),
    isDelay: flag(),
    telephone: phone(),
    isScore: flag(),
    playeduL: text(),
    reyMsg: text(),
    KindTipsMsg: text(),
    cardNeedPop: flag(),
    cardPopTitle: text(),
    cardPopMsg: text(),
    // Our own addition, so it may be missing: its state is then "".
    payment: record({
      state: choice(["", "none", "processing", "paid", "refused"], ""),
      purpose: choice(["", "instalment", "extension"], ""),
      amount: text(),
      channelName: text(),
      at: text(),
    }),
  });

/** One loan order as its screen reads it. Texts are the server's own; an empty text means that there is none. */
export interface OrderDetails {
  /** "21", "110", "151", "170", "174", "180", "200", or a number nobody knows yet. */
  readonly status: string;
  readonly title: string;
  readonly description: string;
  readonly productName: string;
  readonly productLogo: string;
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly recommended: readonly RecommendedProduct[];
  /** A page of a payment partner that replaces our repayment page. */
  readonly repayLink: string;
  readonly rolloverAllowed: boolean;
  /** The service number of this order, safe to dial; "" means the deployment's number. */
  readonly servicePhone: string;
  readonly asksForRating: boolean;
  /** An address that takes this page's place once the order is settled. */
  readonly confirmationLink: string;
  readonly withdrawMessage: string;
  readonly tipMessage: string;
  /** The newest payment of this order, so that nobody pays twice by mistake. */
  readonly payment: OrderPayment | undefined;
  readonly bankPrompt: { readonly title: string; readonly message: string } | undefined;
}

/** The order, or the server's refusal in its own words. */
export type OrderAnswer =
  | { readonly ok: true; readonly order: OrderDetails }
  | { readonly ok: false; readonly message: string };

/** Reads one order. Faults of the network are thrown; a refusal is a value. */
export async function fetchOrderDetails(
  api: Api,
  ids: { readonly productId: string; readonly orderId: string },
  signal?: AbortSignal,
): Promise<OrderAnswer> {
  const answer = await api.request(
    { ...orderDetailsRequest, fields: { productId: ids.productId, orderId: ids.orderId } },
    signal ? { signal } : {},
  );
  if (!answer.ok) return { ok: false, message: answer.message };
  const names = wireNames(api).recommended;
  const wire = parseAnswer(orderDetailsSchema(names), answer.data);
  return {
    ok: true,
    order: {
      status: wire.orderStatus,
      title: wire.noticeStatusText,
      description: wire.noticeDesText,
      productName: wire.productName,
      productLogo: wire.productLogo,
      rows: wire.userOrderDetail.detail
        .map((row) => ({ label: row.text, value: row.value }))
        .filter((row) => row.label !== "" || row.value !== ""),
      recommended: wire.recProducts.map((product) => readRecommendedProduct(product, names)).filter(hasName),
      repayLink: wire.h5Url,
      rolloverAllowed: wire.isDelay,
      servicePhone: wire.telephone,
      asksForRating: wire.isScore,
      confirmationLink: wire.playeduL,
      withdrawMessage: wire.reyMsg,
      tipMessage: wire.KindTipsMsg,
      payment: readOrderPayment(wire.payment, ids.orderId),
      bankPrompt: wire.cardNeedPop ? { title: wire.cardPopTitle, message: wire.cardPopMsg } : undefined,
    },
  };
}
