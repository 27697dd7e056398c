import type { Messages } from "@lending/ui/locale";
import type { StartMessages } from "./messages.ts";

export const messages = {
  order: "Order",
  all: "All",
  allOrders: "All orders",
  noOrder: "You have no order yet. You can still tell us about a problem.",
  about: "What is the problem about?",
  noCollection: "Complaints about collection cannot be sent for this order. Choose another order or another problem.",
  draft: "Your unsent complaint is kept here. Go on writing.",
  more: "More help",
  myComplaints: "My complaints",
  customerService: "Customer service",
  noTypesTitle: "There is nothing to choose from",
  noTypesHint: "Try again in a moment.",
} satisfies Messages<StartMessages>;
