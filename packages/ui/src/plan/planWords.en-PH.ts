import type { Messages } from "../locale/index.ts";
import type { PlanWords } from "./planWords.ts";

export const messages = {
  paid: "Paid",
  next: "Next",
  overdue: "Overdue",
} satisfies Messages<PlanWords>;
