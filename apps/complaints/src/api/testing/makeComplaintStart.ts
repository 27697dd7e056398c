import type * as v from "valibot";
import type { complaintStartSchema } from "../fetchComplaintStart.ts";

/** The `data` of a problem-init response as a server sends it; the schema defines its fields. */
export type ComplaintStartData = v.InferOutput<typeof complaintStartSchema>;
export type ComplaintOrderData = ComplaintStartData["orderDetail"];

/** Makes one order in repayment that accepts complaints about collection. */
export const makeComplaintOrder = (own: Partial<ComplaintOrderData> = {}): ComplaintOrderData => ({
  orderNo: "2611210046",
  productLogo: "",
  productName: "Sandbox Cash",
  status: "In repayment",
  isShow: true,
  list: [
    { title: "Amount due", value: "₱2.650" },
    { title: "Due date", value: "2026-11-24" },
  ],
  ...own,
});

/** Makes the `data` of a problem-init response: two orders, five types, two sub-types, plus overrides. */
export const makeComplaintStart = (own: Partial<ComplaintStartData> = {}): ComplaintStartData => ({
  problemType: [
    { title: "Collection", value: "1" },
    { title: "Repayment", value: "2" },
    { title: "Bank account", value: "3" },
    { title: "Using the app", value: "4" },
    { title: "Something else", value: "5" },
  ],
  problemSonType: [
    { title: "Too many calls or messages", value: "11" },
    { title: "Rude or threatening words", value: "12" },
  ],
  orderDetail: makeComplaintOrder(),
  orderList: [
    makeComplaintOrder(),
    makeComplaintOrder({ orderNo: "2611210048", status: "Repaid", isShow: false, list: [] }),
  ],
  ...own,
});
