import { describe, expect, it } from "vitest";
import * as groups from "./source.ts";

const languages = ["en-PH", "fil-PH", "zh-CN"] as const;
const say = (message: unknown): string => (typeof message === "function" ? String(message("7")) : String(message));

describe.each(Object.entries(groups))("the group %s", (_, { source, others }) => {
  it.each(languages)("has every message in %s, with its parameters", async (language) => {
    const { messages } = await others[language]();
    expect(Object.keys(source)).toEqual(expect.arrayContaining(Object.keys(messages)));
    if (language !== "en-PH") expect(Object.keys(messages)).toHaveLength(Object.keys(source).length);
    for (const [key, message] of Object.entries(messages)) {
      expect(say(message).trim(), key).not.toBe("");
      expect(say(message).includes("7"), key).toBe(typeof message === "function");
    }
  });
});
