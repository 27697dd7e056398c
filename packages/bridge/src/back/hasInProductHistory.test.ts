import { describe, expect, it } from "vitest";
import { hasInProductHistory } from "./hasInProductHistory.ts";

describe("hasInProductHistory", () => {
  it.each([{ idx: 1 }, { idx: 7, key: "k" }])("is true for entry %j", (state) => {
    expect(hasInProductHistory({ history: { state } })).toBe(true);
  });

  it.each([{ idx: 0 }, { idx: -1 }, { idx: "1" }, { idx: null }, { index: 1 }, {}, null, undefined, "idx", 1, true])(
    "is false for entry %j",
    (state) => {
      expect(hasInProductHistory({ history: { state } })).toBe(false);
    },
  );
});
