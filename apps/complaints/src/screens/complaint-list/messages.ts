import { defineMessages } from "@lending/ui/locale";

const source = {
  tabs: "Complaints by their state",
  tab: (number: number) => `List ${number}`,
  emptyTitle: "No complaints here",
  emptyHint: "What you send us appears here, with our answer.",
} as const;

/** The messages of the list of complaints. */
export const listMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
