import type { Api, Result, SentFile } from "@lending/api-client";
import { defineSend, given, refuse } from "@lending/api-client/endpoint";
import { httpLink, record, text } from "@lending/api-client/schema";
import { saveReceiptSent } from "@lending/domain/payment";
import { type CaseFile, caseFileSchema, readCaseFile } from "./caseFile.ts";

/** Time (yyyy-mm-dd hh:mm, or "") and number of unwanted calls. */
export interface Calls {
  readonly at: string;
  readonly count: string;
}

export interface Complaint {
  readonly orderNo: string;
  readonly problemType: string;
  /** "" for every type except 1. */
  readonly problemSonType: string;
  readonly text: string;
  /** Addresses returned by the uploads. */
  readonly pictures: readonly string[];
  /** Only for a type that records calls. */
  readonly calls?: Calls | undefined;
  /** The id of the order that this receipt pays. */
  readonly receiptOf?: string | undefined;
}

/** A filed complaint: "" and undefined where the server sends no id and no case file. */
export interface SentComplaint {
  readonly problemId: string;
  readonly caseFile: CaseFile | undefined;
}

/** Files a complaint. `fileComplaint` also records that its receipt was sent. */
export const submitComplaint = defineSend({
  client: "helper",
  method: "POST",
  path: "/problem-save",
  fields: {
    problemType: given("problemType"),
    problemSonType: given("problemSonType"),
    problemDetail: given("text"),
    // A comma separates the addresses, so a comma inside an address is escaped.
    problemImage: given("pictures", (pictures: readonly string[]) =>
      pictures.map((url) => url.replace(/,/g, "%2C")).join(","),
    ),
    orderNo: given("orderNo"),
    callAt: given("calls", (calls: Calls | undefined) => calls?.at || undefined),
    callCount: given("calls", (calls: Calls | undefined) => calls?.count || undefined),
  },
  data: record({ problemId: text(), caseFile: caseFileSchema }),
  read: ({ problemId, caseFile }): SentComplaint => ({ problemId, caseFile: readCaseFile(caseFile) }),
  additions: ["caseFile"],
  once: true,
});

/** Files a complaint, and records on this phone that the receipt of the order was sent with it. */
export async function fileComplaint(api: Api, complaint: Complaint): Promise<Result<SentComplaint>> {
  const { receiptOf, calls, ...fields } = complaint;
  const response = await api.request(submitComplaint({ ...fields, calls }));
  if (response.ok && receiptOf && complaint.pictures.length > 0) saveReceiptSent(receiptOf);
  return response;
}

/** Uploads one picture of a complaint, and returns its address. */
export const uploadPicture = defineSend({
  client: "helper",
  method: "POST",
  path: "/user-problem/upload-problem-img",
  fields: { problemImage: given("picture", (picture: SentFile) => picture) },
  data: record({ url: httpLink() }),
  read: ({ url }) => (url === "" ? refuse() : url),
});

/** Rates the lender's reply. */
export const submitRating = defineSend({
  client: "helper",
  method: "POST",
  path: "/user-problem/save-score",
  fields: { score: given("score", (score: number) => `${score}`), problemId: given("problemId") },
  once: true,
});
