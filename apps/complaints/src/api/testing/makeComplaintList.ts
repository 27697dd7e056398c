import type * as v from "valibot";
import type { complaintListSchema } from "../fetchComplaintList.ts";

/** The `data` of a problem-list response as a server sends it; the schema defines its fields. */
export type ComplaintListData = v.InferOutput<typeof complaintListSchema>;

/** Makes the `data` of a problem-list response: the given tabs, or two tabs with complaints and an empty one. */
export const makeComplaintList = (tabs?: ComplaintListData["tabs"]): ComplaintListData => ({
  tabs: tabs ?? [
    {
      title: "Open",
      items: [
        {
          id: "c-1",
          time: "2026-11-20 10:00:00",
          type: "Collection",
          content: "I get five messages a day although nothing is late.",
        },
      ],
    },
    {
      title: "Answered",
      items: [
        {
          id: "c-2",
          time: "2026-11-19 10:00:00",
          type: "Repayment",
          content: "I paid at the corner store yesterday, but the order still says that payment is due.",
        },
      ],
    },
    { title: "Closed", items: [] },
  ],
});
