import type { Messages } from "../locale/index.ts";
import type { PlanWords } from "./planWords.ts";

export const messages = {
  paid: "已还",
  next: "下一期",
  overdue: "已逾期",
} satisfies Messages<PlanWords>;
