import type { Api, ApiResponse } from "@lending/api-client";

/** A complaint as the borrower wrote it. */
export interface Complaint {
  readonly orderNo: string;
  readonly problemType: string;
  /** "" for every type except 1. */
  readonly problemSonType: string;
  readonly text: string;
  /** Addresses returned by the uploads. */
  readonly pictures: readonly string[];
}

/** Files a complaint. */
export function submitComplaint(api: Api, complaint: Complaint): Promise<ApiResponse> {
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
        // A comma separates the addresses, so a comma inside an address is escaped.
        problemImage: pictures.map((url) => url.replace(/,/g, "%2C")).join(","),
        orderNo,
      },
    },
    { once: true },
  );
}
