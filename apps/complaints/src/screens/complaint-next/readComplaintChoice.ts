/** What a complaint is about, as the address says it (decisions 6). */
export interface ComplaintChoice {
  /** "" leaves the order to the server. */
  readonly orderNo: string;
  /** Never empty. */
  readonly problemType: string;
  readonly problemSonType: string;
}

/** What the address says, or undefined when it names no type. */
export function readComplaintChoice(query: URLSearchParams): ComplaintChoice | undefined {
  const problemType = query.get("problemType") ?? "";
  if (problemType === "") return undefined;
  return { orderNo: query.get("orderNo") ?? "", problemType, problemSonType: query.get("problemSonType") ?? "" };
}
