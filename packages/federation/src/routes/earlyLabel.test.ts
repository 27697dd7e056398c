import { expect, it } from "vitest";
import { earlyLabel, textsOf } from "./earlyLabel.ts";

const catalogue = (messages: Record<"en-PH" | "fil-PH" | "zh-CN", Partial<Record<"repay" | "help", string>>>) =>
  ({
    source: { repay: "REPAY", help: "Help" },
    others: {
      "en-PH": async () => ({ messages: messages["en-PH"] }),
      "fil-PH": async () => ({ messages: messages["fil-PH"] }),
      "zh-CN": async () => ({ messages: messages["zh-CN"] }),
    },
  }) as unknown as Parameters<typeof earlyLabel<{ repay: string; help: string }>>[0];

it("returns a text in every language, in the source language where a language has no other", async () => {
  const messages = { "en-PH": {}, "fil-PH": { repay: "Magbayad", help: "Tulong" }, "zh-CN": { repay: "还款" } };
  expect(await earlyLabel(catalogue(messages), "repay")).toEqual({
    source: "REPAY",
    "en-PH": "REPAY",
    "fil-PH": "Magbayad",
    "zh-CN": "还款",
  });
});

it("returns every text of a catalogue, by key", async () => {
  const messages = { "en-PH": {}, "fil-PH": { help: "Tulong" }, "zh-CN": {} };
  const { repay, help } = await textsOf(catalogue(messages));
  expect([repay["fil-PH"], help["fil-PH"]]).toEqual(["REPAY", "Tulong"]);
});
