/** The subject of a complaint in the address. */
export interface ComplaintChoice {
  /** "" lets the server choose the order. */
  readonly orderNo: string;
  /** Never empty. */
  readonly problemType: string;
  readonly problemSonType: string;
}

/** Reads the subject from the query. Returns undefined without a type. */
export function readComplaintChoice(query: URLSearchParams): ComplaintChoice | undefined {
  const problemType = query.get("problemType") ?? "";
  if (problemType === "") return undefined;
  return { orderNo: query.get("orderNo") ?? "", problemType, problemSonType: query.get("problemSonType") ?? "" };
}
