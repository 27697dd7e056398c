import type { Messages } from "../locale/index.ts";
import type { PlanWords } from "./planWords.ts";

export const messages = {
  paid: "Bayad na",
  next: "Susunod",
  overdue: "Lampas sa due date",
} satisfies Messages<PlanWords>;
