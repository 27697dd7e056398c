import { integer, record, text, type ValueOf } from "@lending/api-client/schema";
import { showDay } from "@lending/ui/day";

/** Maximum length of a complaint, in characters. */
export const COMPLAINT_TEXT_MAX = 200;

/** What the lender records about a complaint. An older server sends none of it. */
export const caseFileSchema = record({
  /** The acknowledgement number. */
  number: text(),
  orderNo: text(),
  /** Times as text; "" while it has not happened. */
  receivedAt: text(),
  repliedAt: text(),
  closedAt: text(),
  /** Time of the last unwanted call, and the number of calls that day. */
  callAt: text(),
  callCount: integer(),
});

export type CaseFile = ValueOf<typeof caseFileSchema>;

export const readCaseFile = (sent: CaseFile): CaseFile | undefined =>
  sent.number === "" && sent.receivedAt === ""
    ? undefined
    : {
        ...sent,
        receivedAt: showDay(sent.receivedAt),
        repliedAt: showDay(sent.repliedAt),
        closedAt: showDay(sent.closedAt),
        callAt: showDay(sent.callAt),
      };
