import type { Messages } from "@lending/ui/locale";
import type { ListMessages } from "./messages.ts";

export const messages = {
  tabs: "Complaints by their state",
  tab: (number) => `List ${number}`,
  emptyTitle: "No complaints here",
  emptyHint: "What you send us appears here, with our answer.",
} satisfies Messages<ListMessages>;
