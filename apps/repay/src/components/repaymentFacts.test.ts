import type { RouteFacts } from "@lending/federation/routes";
import { expect, it } from "vitest";
import { extensionFacts, instalmentFacts } from "../api/repaymentFacts.ts";
import { repaymentMessages } from "./messages.ts";

const labelOf = (facts: readonly RouteFacts[], slot: string) => {
  const source = facts.map(({ slots }) => slots[slot]).find((slotSource) => slotSource !== undefined);
  if (!source || !("words" in source)) throw new Error(`${slot} has no label.`);
  return source.words;
};

it.each([
  ["label", instalmentFacts, "repaymentAmount"],
  ["dateLabel", instalmentFacts, "repaymentDate"],
  ["dateLabel", extensionFacts, "nextPaymentDate"],
] as const)("shows the same %s early as the screen, in every language", async (slot, facts, key) => {
  const label = labelOf(facts, slot);
  expect(label.source).toBe(repaymentMessages.source[key]);
  for (const locale of ["en-PH", "fil-PH", "zh-CN"] as const) {
    const { messages } = await repaymentMessages.others[locale]();
    expect(label[locale]).toBe({ ...repaymentMessages.source, ...messages }[key]);
  }
});
