import { defineRead, fromQuery } from "@lending/api-client/endpoint";
import { choice, httpLink, integer, list, record, text, type ValueOf } from "@lending/api-client/schema";
import { showDay } from "@lending/ui/day";
import { caseFileSchema, readCaseFile } from "./caseFile.ts";

const itemSchema = record({
  /** "" when it cannot be opened. */
  id: text(),
  /** When it was received, as text. */
  time: text(),
  type: text(),
  content: text(),
  /** Open has no reply yet, and answered is not resolved yet; "" if the lender does not state it. */
  state: choice(["", "open", "answered", "closed"], ""),
});

export type ComplaintItem = Readonly<ValueOf<typeof itemSchema>>;

const complaintListSchema = record({
  /** The title is "" if the server sends none. */
  tabs: list(record({ title: text(), items: list(itemSchema) })),
});

export type ComplaintListData = ValueOf<typeof complaintListSchema>;

/** The borrower's complaints in tabs. */
export const complaintList = defineRead({
  client: "helper",
  method: "POST",
  path: "/problem-list",
  fields: {},
  data: complaintListSchema,
  read(direct, { sent }) {
    // Some servers nest the tabs in `res`; both forms are read.
    const { tabs } = direct.tabs.length > 0 ? direct : complaintListSchema.read(Object(sent).res);
    return tabs.map(({ title, items }) => ({
      title,
      items: items
        .filter(({ id, type, content }) => id !== "" || type !== "" || content !== "")
        .map((item) => ({ ...item, time: showDay(item.time) })),
    }));
  },
});

const complaintDetailsSchema = record({
  type: text(),
  sonType: text(),
  problemId: text(),
  content: text(),
  images: list(httpLink()),
  disposeDetail: text(),
  disposeImages: list(httpLink()),
  isNeedScore: integer(),
  caseFile: caseFileSchema,
});

export type ComplaintDetailsData = ValueOf<typeof complaintDetailsSchema>;

export type ComplaintDetails = ReturnType<typeof readDetails>;

function readDetails(sent: ComplaintDetailsData) {
  return {
    type: sent.type,
    /** "" when the type has none. */
    subType: sent.sonType,
    content: sent.content,
    pictures: sent.images.filter(Boolean),
    /** The lender's answer; "" until there is one. */
    reply: sent.disposeDetail,
    replyPictures: sent.disposeImages.filter(Boolean),
    /** Whether the borrower still has to rate the answer: isNeedScore is nonzero. */
    needsRating: sent.isNeedScore !== 0,
    /** Acknowledgement and dates; undefined when the server sends none. */
    caseFile: readCaseFile(sent.caseFile),
  };
}

/** One complaint, with the lender's reply. */
export const complaintDetails = defineRead({
  client: "helper",
  method: "POST",
  path: "/problem-detail",
  fields: { problemId: fromQuery("problemId") },
  data: complaintDetailsSchema,
  read: readDetails,
  additions: ["caseFile"],
});
