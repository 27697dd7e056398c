import { expect, it } from "vitest";
import { repaymentMessages } from "./components/messages.ts";
import { routes } from "./routes.tsx";

const labelOf = (path: string, slot: string) => {
  const facts = routes.find((route) => route.path === path)?.facts ?? [];
  const source = facts.map(({ slots }) => slots[slot]).find((slotSource) => slotSource !== undefined);
  if (!source || !("words" in source)) throw new Error(`${slot} has no label.`);
  return source.words;
};

it.each([
  ["label", "/repay", "repaymentAmount"],
  ["dateLabel", "/repay", "repaymentDate"],
  ["dateLabel", "/repayDelay", "nextPaymentDate"],
] as const)("shows the same %s early on %s as the screen, in every language", async (slot, path, key) => {
  const label = labelOf(path, slot);
  expect(label.source).toBe(repaymentMessages.source[key]);
  for (const locale of ["en-PH", "fil-PH", "zh-CN"] as const) {
    const { messages } = await repaymentMessages.others[locale]();
    expect(label[locale]).toBe({ ...repaymentMessages.source, ...messages }[key]);
  }
});
