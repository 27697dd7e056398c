import { integer, record, text } from "@lending/api-client/schema";
import type * as v from "valibot";

/** What the lender records about a complaint. An older server sends none of it. */
export const caseFileSchema = record({
  /** The acknowledgement number. */
  number: text(),
  orderNo: text(),
  /** Philippine times, yyyy-mm-dd hh:mm:ss; "" while it has not happened. */
  receivedAt: text(),
  repliedAt: text(),
  closedAt: text(),
  /** Time of the last unwanted call, yyyy-mm-dd hh:mm, and the number of calls that day. */
  callAt: text(),
  callCount: integer(),
});

export type CaseFile = v.InferOutput<typeof caseFileSchema>;

export const readCaseFile = (sent: CaseFile): CaseFile | undefined =>
  sent.number === "" && sent.receivedAt === "" ? undefined : sent;
