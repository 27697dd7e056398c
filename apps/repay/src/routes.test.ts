import { earlyLabel } from "@lending/federation/early-label";
import { expect, it } from "vitest";
import { repaymentMessages, repayOrNotMessages } from "./messages/source.ts";
import { routes } from "./routes.tsx";

const labelOf = (path: string, slot: string) => {
  const facts = routes.find((route) => route.path === path)?.facts ?? [];
  const source = facts.map(({ slots }) => slots[slot]).find((slotSource) => slotSource !== undefined);
  if (!source || !("words" in source)) throw new Error(`${slot} has no label.`);
  return source.words;
};

it.each([
  ["label", "/repay", await earlyLabel(repaymentMessages, "repaymentAmount")],
  ["dateLabel", "/repay", await earlyLabel(repaymentMessages, "repaymentDate")],
  ["dateLabel", "/repayDelay", await earlyLabel(repaymentMessages, "nextPaymentDate")],
  ["label", "/repayOrNot", await earlyLabel(repayOrNotMessages, "dueAmount")],
  ["dateLabel", "/repayOrNot", await earlyLabel(repayOrNotMessages, "dueDate")],
] as const)("shows the same %s early on %s as the screen, in every language", (slot, path, label) => {
  expect(labelOf(path, slot)).toEqual(label);
});
