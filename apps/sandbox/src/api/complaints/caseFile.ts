import * as v from "valibot";
import { manilaTime } from "../../lender/calendar.ts";
import { acknowledgement, type Complaint } from "../../lender/complaints.ts";
import type { Lender } from "../../lender/createLender.ts";

const time = (text: string) => v.pipe(v.string(), v.description(`${text}, yyyy-mm-dd hh:mm:ss in Manila; "" before`));

/** What the lender records about a complaint, so that the borrower can prove it and knows its dates. */
export const caseFileSchema = v.object({
  number: v.pipe(v.string(), v.description("Acknowledgement number")),
  orderNo: v.string(),
  receivedAt: time("When it arrived"),
  repliedAt: time("When it was first answered"),
  closedAt: time("When it was resolved"),
  callAt: v.pipe(v.string(), v.description("Last unwanted call that the borrower noted, yyyy-mm-dd hh:mm")),
  callCount: v.pipe(v.number(), v.description("Unwanted calls or messages that day")),
});

const timeOf = (at: number | null) => (at === null ? "" : manilaTime(at));

/** Returns the case file of a complaint. */
export const caseFile = (complaint: Complaint, lender: Lender): v.InferOutput<typeof caseFileSchema> => ({
  number: acknowledgement(complaint),
  orderNo: lender.orders.find(complaint.orderId)?.number ?? "",
  receivedAt: manilaTime(complaint.at),
  repliedAt: timeOf(complaint.repliedAt),
  closedAt: timeOf(complaint.closedAt),
  callAt: complaint.callAt,
  callCount: complaint.callCount,
});
