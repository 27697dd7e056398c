import { describe, expect, it } from "vitest";
import { withQuery } from "./withQuery.ts";

describe("withQuery", () => {
  it("appends to an existing query, before the hash, and leaves out empty values", () => {
    expect(withQuery("/a?x=1#/b", { y: "2", z: "", w: undefined })).toBe("/a?x=1&y=2#/b");
    expect(withQuery("/a", { y: "2" })).toBe("/a?y=2");
    expect(withQuery("/a", {})).toBe("/a");
  });
});
