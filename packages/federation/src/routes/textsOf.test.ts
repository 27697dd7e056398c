import type { Catalogue } from "@lending/ui/locale";
import { expect, it } from "vitest";
import { textsOf } from "./textsOf.ts";

const catalogue = {
  source: { repay: "REPAY", days: (count: string) => `${count} days` },
  others: {
    "en-PH": async () => ({ messages: {} }),
    "fil-PH": async () => ({ messages: { repay: "Magbayad" } }),
    "zh-CN": async () => ({ messages: { repay: "还款" } }),
  },
} as unknown as Catalogue<{ readonly repay: string }>;

it("returns a text in every language, in the source language where a language has no other", async () => {
  const { repay } = await textsOf(catalogue);
  expect(repay).toEqual({ source: "REPAY", "en-PH": "REPAY", "fil-PH": "Magbayad", "zh-CN": "还款" });
});
