import * as v from "valibot";
import { defineEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, NO_ORDER, success, withOverrides } from "../envelope.ts";
import { inputName } from "../inputFields.ts";
import { assetUrl } from "../links.ts";
import { orderPayment, orderPaymentSchema } from "../orderPayment.ts";
import { recommend, recommendedSchema } from "../recommended.ts";
import { rowSchema } from "../schemas.ts";
import { orderRows, statusTexts } from "./orderTexts.ts";
import { orderTimeline, orderTimelineSchema } from "./orderTimeline.ts";

export const fetchOrderDetails = defineEndpoint({
  name: "fetchOrderDetails",
  summary: "One order of the borrower: status, texts, rows, and the prompts of its screen",
  method: "GET",
  path: "/v3/loan-details",
  input: v.object({ productId: inputName, orderId: inputName }),
  body: envelopeSchema(
    v.object({
      orderStatus: v.string(),
      noticeStatusText: v.string(),
      noticeDesText: v.string(),
      recProducts: v.array(recommendedSchema),
      productName: v.string(),
      productLogo: v.string(),
      userOrderDetail: v.object({ detail: v.array(rowSchema) }),
      inside: v.string(),
      h5Url: v.string(),
      isDelay: v.picklist(["0", "1"]),
      telephone: v.string(),
      isScore: v.picklist(["0", "1"]),
      playeduL: v.string(),
      reyMsg: v.string(),
      KindTipsMsg: v.string(),
      cardNeedPop: v.picklist([0, 1]),
      cardPopTitle: v.string(),
      cardPopMsg: v.string(),
      payment: orderPaymentSchema,
      timeline: orderTimelineSchema,
    }),
  ),
  handle({ input, borrower, lender, origin }) {
    const now = lender.book.own(borrower.id, input.orderId);
    if (now === undefined || now.order.productId !== input.productId) return NO_ORDER;
    const { order } = now;
    const product = lender.products.find(order.productId);
    if (product === undefined) return NO_ORDER;
    const texts = statusTexts(now);
    return success(
      withOverrides(
        {
          orderStatus: order.status,
          noticeStatusText: texts.title,
          noticeDesText: texts.description,
          recProducts: order.recommends
            ? lender.products.besides(product.id).map((other) => recommend(other, origin))
            : [],
          productName: product.name,
          productLogo: assetUrl(origin, product.logo),
          userOrderDetail: { detail: orderRows(now) },
          inside: "",
          h5Url: "",
          isDelay: order.isRolloverAllowed ? ("1" as const) : ("0" as const),
          telephone: "",
          isScore: "0" as const,
          playeduL: "",
          reyMsg: "",
          KindTipsMsg: "",
          cardNeedPop: 0 as const,
          cardPopTitle: "",
          cardPopMsg: "",
          payment: orderPayment(lender, order.id),
          timeline: orderTimeline(now),
        },
        order.overrides,
      ),
    );
  },
});
