import { withQuery } from "@lending/bridge/with-query";

interface ComplaintChoice {
  readonly orderNo?: string;
  readonly problemType: string;
  readonly problemSonType?: string;
  readonly about?: "receipt";
  /** The order that a receipt pays. */
  readonly orderId?: string;
}

/** `about: "receipt"` opens the form for the picture of a receipt where the lender has one. */
export const complaintPath = (order: { readonly orderId?: string; readonly about?: "receipt" } = {}) =>
  withQuery("/complaint", { ...order });
export const complainPageNextPath = (choice: ComplaintChoice) => withQuery("/complainPageNext", { ...choice });
export const complaintListPath = "/complaintList";
export const complainDetailsPath = (complaint: { readonly problemId: string }) =>
  withQuery("/complainDetails", { ...complaint });
export const customerServicePath = "/customerService";
