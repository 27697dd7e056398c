import * as v from "valibot";
import { manilaTime } from "../../lender/calendar.ts";
import { acknowledgement, type Complaint, problemTitle } from "../../lender/complaints.ts";
import type { Lender } from "../../lender/createLender.ts";
import {
  defineEndpoint,
  definePublicEndpoint,
  emptyEnvelopeSchema,
  envelopeSchema,
  refuse,
  success,
} from "../endpoint.ts";
import { uploadUrl } from "../links.ts";
import { inputInteger, inputName, optionalName } from "../readFields.ts";

/**
 * What the lender records about a complaint, so that the borrower can prove it and knows its dates: its acknowledgement
 * number, its times (yyyy-mm-dd hh:mm:ss in Manila; "" before), and the unwanted calls that the borrower noted.
 */
export const caseFileSchema = v.object({
  number: v.string(),
  orderNo: v.string(),
  receivedAt: v.string(),
  repliedAt: v.string(),
  closedAt: v.string(),
  callAt: v.string(),
  callCount: v.number(),
});

const timeOf = (at: number | null) => (at === null ? "" : manilaTime(at));

export const caseFile = (complaint: Complaint, lender: Lender): v.InferOutput<typeof caseFileSchema> => ({
  number: acknowledgement(complaint),
  orderNo: lender.orders.find(complaint.orderId)?.number ?? "",
  receivedAt: manilaTime(complaint.at),
  repliedAt: timeOf(complaint.repliedAt),
  closedAt: timeOf(complaint.closedAt),
  callAt: complaint.callAt,
  callCount: complaint.callCount,
});

export const NO_COMPLAINT = refuse("404", "We could not find this complaint.");

export const fetchComplaint = defineEndpoint({
  name: "fetchComplaint",
  summary: "One complaint with the lender's reply",
  method: "POST",
  path: "/problem-detail",
  input: v.object({ problemId: inputName }),
  body: envelopeSchema(
    v.object({
      type: v.string(),
      sonType: v.string(),
      problemId: v.string(),
      content: v.string(),
      images: v.array(v.string()),
      disposeDetail: v.string(),
      disposeImages: v.array(v.string()),
      isNeedScore: v.picklist([0, 1]),
      caseFile: caseFileSchema,
    }),
  ),
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
      disposeImages: complaint.replyImages.map((name) => (name.startsWith("http") ? name : uploadUrl(origin, name))),
      caseFile: caseFile(complaint, lender),
      isNeedScore: complaint.repliedAt !== null && complaint.score === null ? (1 as const) : (0 as const),
    });
  },
});

const TABS = [
  { title: "Open", state: "open" },
  { title: "Answered", state: "answered" },
  { title: "Closed", state: "closed" },
] as const;

type ComplaintState = (typeof TABS)[number]["state"];

function stateOf({ repliedAt, closedAt }: Complaint): ComplaintState {
  if (closedAt !== null) return "closed";
  return repliedAt === null ? "open" : "answered";
}

export const fetchComplaints = defineEndpoint({
  name: "fetchComplaints",
  summary: "The borrower's complaints in tabs, newest first",
  method: "POST",
  path: "/problem-list",
  input: v.object({}),
  body: envelopeSchema(
    v.object({
      tabs: v.array(
        v.object({
          title: v.string(),
          items: v.array(
            v.object({
              id: v.string(),
              time: v.string(),
              type: v.string(),
              content: v.string(),
              // An addition of the sandbox: waits for a reply, has one, or is resolved.
              state: v.picklist(["open", "answered", "closed"]),
            }),
          ),
        }),
      ),
    }),
  ),
  handle({ borrower, lender }) {
    const complaints = lender.complaints.ofBorrower(borrower.id);
    return success({
      tabs: TABS.map(({ title, state }) => ({
        title,
        items: complaints
          .filter((complaint) => stateOf(complaint) === state)
          .map(({ id, at, problemType, detail }) => ({
            id,
            time: manilaTime(at),
            type: problemTitle(problemType),
            content: detail,
            state,
          })),
      })),
    });
  },
});

export const scoreComplaint = defineEndpoint({
  name: "scoreComplaint",
  summary: "Rates the reply to a complaint; only the first score is stored",
  method: "POST",
  path: "/user-problem/save-score",
  input: v.object({ score: inputInteger, problemId: inputName }),
  body: emptyEnvelopeSchema,
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
  name: "fetchContact",
  summary: "The lender's contact details",
  method: "POST",
  path: "/contact-kf-info",
  input: v.object({ type: optionalName }),
  body: envelopeSchema(v.object({ email: v.string(), smWa: v.string() })),
  handle: () => success({ email: "help@sandbox.example", smWa: "+63 917 000 0000" }),
});
