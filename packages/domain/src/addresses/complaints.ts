import { withQuery } from "@lending/bridge";

interface ComplaintChoice {
  readonly orderNo?: string;
  readonly problemType: string;
  readonly problemSonType?: string;
}

export const complaintPath = (order: { readonly orderId?: string } = {}) => withQuery("/complaint", { ...order });
export const complainPageNextPath = (choice: ComplaintChoice) => withQuery("/complainPageNext", { ...choice });
export const complaintListPath = "/complaintList";
export const complainDetailsPath = (complaint: { readonly problemId: string }) =>
  withQuery("/complainDetails", { ...complaint });
export const customerServicePath = "/customerService";
