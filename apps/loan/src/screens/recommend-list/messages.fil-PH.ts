import type { Messages } from "@lending/ui/locale";
import type { RecommendListMessages } from "./messages.ts";

export const messages = {
  emptyTitle: "Wala pang available na produkto",
  emptyHint: "Dito lalabas ang mga produktong puwede sa iyo.",
} satisfies Messages<RecommendListMessages>;
