import { beforeEach, describe, expect, it, vi } from "vitest";
import { dropComplaintDraft, readComplaintDraft, saveComplaintDraft } from "./complaintDraft.ts";

const DAY_MS = 86_400_000;
const draft = {
  orderNo: "2611210046",
  problemType: "2",
  problemSonType: "",
  text: "I paid yesterday.",
  pictures: ["https://h5.test/a.jpg"],
  calls: { at: "2026-11-21T22:30", count: "7" },
};

beforeEach(() => localStorage.clear());

describe("a complaint's draft", () => {
  it("returns the draft that was saved", { tags: "rulings.complaint-draft" }, () => {
    saveComplaintDraft("session-1", draft);
    expect(readComplaintDraft("session-1")).toEqual(draft);
  });

  it("belongs to one session, which it does not reveal, and does not exist without a session", () => {
    saveComplaintDraft("session-1", draft);
    saveComplaintDraft("", draft);
    expect(readComplaintDraft("session-2")).toBeUndefined();
    expect(readComplaintDraft("")).toBeUndefined();
    expect(localStorage).toHaveLength(1);
    expect(JSON.stringify({ ...localStorage })).not.toContain("session-1");
  });

  it("is removed when it is dropped, and when it becomes empty", () => {
    saveComplaintDraft("session-1", draft);
    dropComplaintDraft("session-1", draft);
    expect(readComplaintDraft("session-1")).toBeUndefined();
    saveComplaintDraft("session-1", draft);
    saveComplaintDraft("session-1", { ...draft, text: "  ", pictures: [] });
    expect(localStorage).toHaveLength(0);
  });

  it.each([
    { orderNo: "2611210047" },
    { problemType: "3" },
    { problemSonType: "12" },
    { text: "I paid today." },
    { pictures: ["https://h5.test/a.jpg", "https://h5.test/b.jpg"] },
    { calls: { at: "", count: "3" } },
    { receiptOf: "o-174" },
  ])("with %j stays when the one before it was sent", (changed) => {
    saveComplaintDraft("session-1", { ...draft, ...changed });
    dropComplaintDraft("session-1", draft);
    expect(readComplaintDraft("session-1")).toMatchObject(changed);
  });

  it("expires after a week", () => {
    saveComplaintDraft("session-1", draft, 0);
    expect(readComplaintDraft("session-1", 7 * DAY_MS - 1)).toEqual(draft);
    expect(readComplaintDraft("session-1", 7 * DAY_MS)).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it.each(["", "x", "null", "[]", '{"text":7,"pictures":"x"}', '{"savedAt":"x"}'])(
    "reads nothing from %j",
    (malformed) => {
      saveComplaintDraft("session-1", draft);
      localStorage.setItem(localStorage.key(0) ?? "", malformed);
      expect(readComplaintDraft("session-1")).toBeUndefined();
    },
  );

  it("drops invalid pictures, and text beyond the limit", () => {
    saveComplaintDraft("session-1", {
      ...draft,
      text: "x".repeat(300),
      pictures: ["javascript:alert(1)", "", "/a.jpg"],
    });
    expect(readComplaintDraft("session-1")).toEqual({ ...draft, text: "x".repeat(200), pictures: ["/a.jpg"] });
  });

  it("lasts as long as the page when storage is blocked", () => {
    const blocked = () => {
      throw new Error("blocked");
    };
    vi.stubGlobal("localStorage", { getItem: blocked, setItem: blocked, removeItem: blocked, key: blocked, length: 1 });
    expect(() => saveComplaintDraft("session-1", draft)).not.toThrow();
    expect(() => dropComplaintDraft("session-1", draft)).not.toThrow();
    expect(readComplaintDraft("session-1")).toBeUndefined();
  });
});
