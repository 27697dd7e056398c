import type { RouteFacts } from "@lending/federation/routes";
import { expect, it } from "vitest";
import { extensionFacts, instalmentFacts } from "../api/repaymentFacts.ts";
import { repaymentMessages } from "./messages.ts";

const wordsOf = (facts: readonly RouteFacts[], slot: string) => {
  const found = facts.map(({ slots }) => slots[slot]).find((source) => source !== undefined);
  if (!found || !("words" in found)) throw new Error(`${slot} has no words.`);
  return found.words;
};

it.each([
  ["label", instalmentFacts, "repaymentAmount"],
  ["dateLabel", instalmentFacts, "repaymentDate"],
  ["dateLabel", extensionFacts, "nextPaymentDate"],
] as const)("says over the %s what the screen says, in every language", async (slot, facts, key) => {
  const words = wordsOf(facts, slot);
  expect(words.source).toBe(repaymentMessages.source[key]);
  for (const locale of ["en-PH", "fil-PH", "zh-CN"] as const) {
    const { messages } = await repaymentMessages.others[locale]();
    expect(words[locale]).toBe(messages[key]);
  }
});
