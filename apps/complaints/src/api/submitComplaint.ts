import type { Answer, Api } from "@lending/api-client";

/** A complaint as the borrower wrote it. */
export interface Complaint {
  readonly orderNo: string;
  readonly problemType: string;
  /** "" for every type but 1. */
  readonly problemSonType: string;
  readonly text: string;
  /** Addresses that uploads were answered with. */
  readonly pictures: readonly string[];
}

/** Files a complaint. */
export function submitComplaint(api: Api, complaint: Complaint): Promise<Answer> {
  const { orderNo, problemType, problemSonType, text, pictures } = complaint;
  return api.request(
    {
      client: "helper",
      method: "POST",
      path: "/problem-save",
      fields: {
        problemType,
        problemSonType,
        problemDetail: text,
        // A comma parts one address from the next, so none may stand inside of one.
        problemImage: pictures.map((url) => url.replace(/,/g, "%2C")).join(","),
        orderNo,
      },
    },
    { once: true },
  );
}
