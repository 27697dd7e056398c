import { defineRead } from "@lending/api-client/endpoint";
import { choice, list, record, text, type ValueOf } from "@lending/api-client/schema";
import { showDay } from "@lending/ui/day";

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
