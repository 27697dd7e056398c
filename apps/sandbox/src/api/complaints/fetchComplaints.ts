import * as v from "valibot";
import { manilaTime } from "../../lender/calendar.ts";
import type { Complaint } from "../../lender/complaints.ts";
import { problemTitle } from "../../lender/problemTypes.ts";
import { defineEndpoint } from "../defineEndpoint.ts";
import { envelopeSchema, success } from "../envelope.ts";

const TABS: readonly { readonly title: string; readonly has: (complaint: Complaint) => boolean }[] = [
  { title: "Open", has: ({ repliedAt, closedAt }) => repliedAt === null && closedAt === null },
  { title: "Answered", has: ({ repliedAt, closedAt }) => repliedAt !== null && closedAt === null },
  { title: "Closed", has: ({ closedAt }) => closedAt !== null },
];

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
          items: v.array(v.object({ id: v.string(), time: v.string(), type: v.string(), content: v.string() })),
        }),
      ),
    }),
  ),
  handle({ borrower, lender }) {
    const complaints = lender.complaints.ofBorrower(borrower.id);
    return success({
      tabs: TABS.map(({ title, has }) => ({
        title,
        items: complaints.filter(has).map(({ id, at, problemType, detail }) => ({
          id,
          time: manilaTime(at),
          type: problemTitle(problemType),
          content: detail,
        })),
      })),
    });
  },
});
