/** @vitest-environment jsdom */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { declareStored, storedIds } from "./declareStored.ts";

const read = (stored: unknown) => (typeof stored === "number" ? stored : -1);
const count = declareStored({ key: "order.count", place: "local", read });
const mark = declareStored<number>({ key: "mark", place: "session", read });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("declareStored", () => {
  it("reads a saved value in its place, one for each id, and drops one", () => {
    count.save(1);
    count.save(2, "o-1");
    mark.save(3);
    expect([count.read(), count.read("o-1"), count.read("o-2"), mark.read()]).toEqual([1, 2, -1, 3]);
    expect({ ...localStorage }).toEqual({ "order.count": "1", "order.count o-1": "2" });
    expect({ ...sessionStorage }).toEqual({ mark: "3" });
    count.drop("o-1");
    expect([count.read(), count.read("o-1")]).toEqual([1, -1]);
  });

  it.each(["", "{", "null", '"text"'])("passes a malformed value %j through its reader", (text) => {
    localStorage.setItem("order.count", text);
    expect(count.read()).toBe(-1);
  });

  it("passes text that is not JSON to its reader, and nothing as undefined", () => {
    const seen = declareStored({ key: "seen", place: "session", read: (stored) => stored });
    expect(seen.read()).toBeUndefined();
    for (const text of ["", "0917"]) {
      sessionStorage.setItem("seen", text);
      expect(seen.read()).toBe(text);
    }
  });

  it("lists the ids of its values", () => {
    count.save(1);
    count.save(2, "o-1");
    count.save(3, "o-2");
    localStorage.setItem("order.counted o-3", "1");
    expect(storedIds(count)).toEqual(["o-1", "o-2"]);
  });

  it("keeps no older value when the new one does not fit", () => {
    count.save(1);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(() => count.save(2)).not.toThrow();
    expect(count.read()).toBe(-1);
  });

  it("works without storage", () => {
    vi.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    expect(() => mark.save(1)).not.toThrow();
    expect(() => mark.drop()).not.toThrow();
    expect(mark.read()).toBe(-1);
  });
});
