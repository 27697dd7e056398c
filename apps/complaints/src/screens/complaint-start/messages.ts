import { defineMessages } from "@lending/ui/locale";

const source = {
  order: "Order",
  all: "All",
  allOrders: "All orders",
  noOrder: "You have no order yet. You can still tell us about a problem.",
  about: "What is the problem about?",
  /** Rule complaints.collection. */
  noCollection: "The selected order does not support sending collection types",
  draft: "You have an unsent complaint. Continue writing.",
  sentCase: (number: string) => `We received your complaint ${number}. See its deadlines.`,
  more: "More help",
  myComplaints: "My complaints",
  customerService: "Customer service",
  noTypesTitle: "Nothing to choose from right now",
  noTypesHint: "Try again in a moment.",
} as const;

export const startMessages = defineMessages({
  source,
  others: {
    "en-PH": async () => ({
      messages: {
        noCollection:
          "Complaints about collection cannot be sent for this order. Choose another order or another problem.",
      },
    }),
    "fil-PH": () => import("./messages.fil-PH.ts"),
    "zh-CN": () => import("./messages.zh-CN.ts"),
  },
});
