import type { Messages } from "@lending/ui/locale";
import type { RecommendListMessages } from "./messages.ts";

export const messages = {
  open: "Open to you now",
  emptyTitle: "No product is open now",
  emptyHint: "Products that are open to you will appear here.",
} satisfies Messages<RecommendListMessages>;
