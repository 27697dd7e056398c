import type { Messages } from "@lending/ui/locale";
import type { RepayOrNotMessages } from "./messages.ts";

export const messages = {
  dueAmount: "To repay",
  dueDate: "On or before",
  repayNow: "Repay now",
  notNow: "Not now",
  why: "Paying on or before this day keeps late fees away.",
} satisfies Messages<RepayOrNotMessages>;
