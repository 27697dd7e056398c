import { formatDate } from "@lending/ui/day";
import * as v from "valibot";
import { acknowledgement, type Complaint, problemTitle } from "../../lender/complaints.ts";
import type { Lender } from "../../lender/createLender.ts";
import { defineEndpoint, definePublicEndpoint, refuse, success } from "../endpoint.ts";
import { uploadUrl } from "../links.ts";
import { inputInteger, inputName, optionalName } from "../readFields.ts";

const timeOf = (at: number | null) => (at === null ? "" : formatDate(at, "time"));

/**
 * What the lender records about a complaint, so that the borrower can prove it and knows its dates: its acknowledgement
 * number, its times (yyyy-mm-dd hh:mm:ss in Manila; "" before), and the unwanted calls that the borrower noted.
 */
export const caseFile = (complaint: Complaint, lender: Lender) => ({
  number: acknowledgement(complaint),
  orderNo: lender.orders.find(complaint.orderId)?.number ?? "",
  receivedAt: formatDate(complaint.at, "time"),
  repliedAt: timeOf(complaint.repliedAt),
  closedAt: timeOf(complaint.closedAt),
  callAt: complaint.callAt,
  callCount: complaint.callCount,
});

export const NO_COMPLAINT = refuse("404", "We could not find this complaint.");

export const fetchComplaint = defineEndpoint({
  summary: "One complaint with the lender's reply",
  method: "POST",
  path: "/problem-detail",
  input: v.object({ problemId: inputName }),
  handle({ input, borrower, lender, origin }) {
    const complaint = lender.complaints.own(borrower.id, input.problemId);
    if (complaint === undefined) return NO_COMPLAINT;
    return success({
      type: problemTitle(complaint.problemType),
      sonType: problemTitle(complaint.problemSonType),
      problemId: complaint.id,
      content: complaint.detail,
      images: complaint.images.map((name) => uploadUrl(origin, name)),
      disposeDetail: complaint.reply,
      disposeImages: [],
      caseFile: caseFile(complaint, lender),
      isNeedScore: complaint.repliedAt !== null && complaint.score === null ? 1 : 0,
    });
  },
});

const TABS = ["Open", "Answered", "Closed"];

function tabOf({ repliedAt, closedAt }: Complaint): string {
  if (closedAt !== null) return "Closed";
  return repliedAt === null ? "Open" : "Answered";
}

export const fetchComplaints = defineEndpoint({
  summary: "The borrower's complaints in tabs, newest first",
  method: "POST",
  path: "/problem-list",
  input: v.object({}),
  handle({ borrower, lender }) {
    const complaints = lender.complaints.ofBorrower(borrower.id);
    return success({
      tabs: TABS.map((title) => ({
        title,
        items: complaints
          .filter((complaint) => tabOf(complaint) === title)
          .map(({ id, at, problemType, detail }) => ({
            id,
            time: formatDate(at, "time"),
            type: problemTitle(problemType),
            content: detail,
            // An addition of the sandbox.
            state: title.toLowerCase(),
          })),
      })),
    });
  },
});

export const scoreComplaint = defineEndpoint({
  summary: "Rates the reply to a complaint; only the first score is stored",
  method: "POST",
  path: "/user-problem/save-score",
  input: v.object({ score: inputInteger, problemId: inputName }),
  handle({ input: { score, problemId }, borrower, lender }) {
    const complaint = lender.complaints.own(borrower.id, problemId);
    if (complaint === undefined) return NO_COMPLAINT;
    if (score < 1 || score > 5) return refuse("400", "Please pick one to five stars.");
    if (complaint.repliedAt === null) return refuse("49", "This complaint has no reply yet.");
    lender.complaints.score(problemId, score);
    return success({});
  },
});

export const fetchContact = definePublicEndpoint({
  summary: "The lender's contact details",
  method: "POST",
  path: "/contact-kf-info",
  input: v.object({ type: optionalName }),
  handle: () => success({ email: "help@sandbox.example", smWa: "+63 917 000 0000" }),
});
