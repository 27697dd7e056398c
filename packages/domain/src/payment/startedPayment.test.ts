import { storedIds } from "@lending/bridge/stored";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  isUnsettled,
  readOrderPayment,
  readStartedPayment,
  saveStartedPayment,
  startedPayment,
} from "./orderPayment.ts";

const DAY_MS = 86_400_000;
const started = {
  purpose: "instalment",
  amount: "265000",
  channelName: "Sandbox Wallet",
  at: "2026-11-21 10:00:00",
} as const;
type Sent = Parameters<typeof readOrderPayment>[0];
const sent = (state: Sent["state"]): Sent => ({ ...started, state, receiptId: "" });

beforeEach(() => localStorage.clear());

describe("a payment that was started on this phone", () => {
  it("is stored for one order, for a day", () => {
    saveStartedPayment("o-1", started, 1_000);
    expect(readStartedPayment("o-1", 1_000)).toMatchObject({ state: "started", ...started });
    expect(readStartedPayment("o-2", 1_000)).toBeUndefined();
    expect(readStartedPayment("o-1", 1_000 + DAY_MS - 1)).toBeDefined();
    expect(readStartedPayment("o-1", 1_000 + DAY_MS)).toBeUndefined();
  });

  it("survives a clock that is set back by less than a day, and is only read", () => {
    saveStartedPayment("o-1", started, DAY_MS);
    const stored = { ...localStorage };
    expect(readStartedPayment("o-1", 1)).toMatchObject({ state: "started", ...started });
    expect(readStartedPayment("o-1", 0)).toBeUndefined();
    expect({ ...localStorage }).toEqual(stored);
  });

  it("keeps payments of other orders and drops expired ones", () => {
    saveStartedPayment("o-1", started, 0);
    saveStartedPayment("o-2", started, DAY_MS - 1);
    expect(readStartedPayment("o-1", DAY_MS - 1)).toBeDefined();
    saveStartedPayment("o-3", started, DAY_MS);
    expect(storedIds(startedPayment)).toEqual(["o-2", "o-3"]);
  });

  it.each(["", "text", "null", "7", "[]", '{"startedMs":"x"}', "[1]"])(
    "is undefined when the storage holds %j",
    (text) => {
      localStorage.setItem("order.startedPayment o-1", text);
      expect(readStartedPayment("o-1", 1_000)).toBeUndefined();
    },
  );
});

describe("the newest payment of an order", () => {
  it.each(["processing", "paid", "refused"] as const)("is the lender's when it reports %s", (state) => {
    saveStartedPayment("o-1", started);
    expect(readOrderPayment(sent(state), "o-1")?.state).toBe(state);
  });

  it("is expected as this phone knows while the lender reports it as processing", () => {
    expect(readOrderPayment(sent("processing"), "o-1")?.expectedBy).toBe("");
    saveStartedPayment("o-1", { ...started, expectedBy: "2026-11-21 12:00" });
    expect(readOrderPayment(sent("processing"), "o-1")?.expectedBy).toBe("2026-11-21 12:00");
    expect(readStartedPayment("o-1")?.expectedBy).toBe("2026-11-21 12:00");
  });

  it("is undefined when the lender knows of none, even if this phone stored one", () => {
    saveStartedPayment("o-1", started);
    expect(readOrderPayment(sent("none"), "o-1")).toBeUndefined();
  });

  it("is the one that was started on this phone when the lender reports nothing", () => {
    expect(readOrderPayment(sent(""), "o-1")).toBeUndefined();
    saveStartedPayment("o-1", started);
    const payment = readOrderPayment(sent(""), "o-1");
    expect([payment?.state, isUnsettled(payment)]).toEqual(["started", true]);
  });

  describe("that the borrower reported", () => {
    const report = (after: string) => saveStartedPayment("o-1", { ...started, after, isReported: true });

    it.each(["", "none"] as const)("is shown while the lender reports %j", (state) => {
      report("");
      expect(readOrderPayment(sent(state), "o-1")).toMatchObject({ ...started, state: "reported" });
      expect(readOrderPayment(sent("none"), "o-2")).toBeUndefined();
    });

    it.each(["paid", "refused"] as const)("is shown while the lender's newest, %s, is the one before it", (state) => {
      report("2026-10-21 09:00:00");
      const older = { ...sent(state), at: "2026-10-21 09:00:00" };
      expect(readOrderPayment(older, "o-1")?.state).toBe("reported");
      expect(readOrderPayment({ ...older, at: "2026-11-21 10:05:00" }, "o-1")?.state).toBe(state);
      expect(readOrderPayment({ ...older, at: "" }, "o-1")?.state).toBe(state);
    });

    it.each(["none", "paid"] as const)(
      "stays when another one is only started, while the lender reports %s",
      (state) => {
        const older = { ...sent(state), at: "2026-10-21 09:00:00" };
        report(older.at);
        const after = readOrderPayment(older, "o-1")?.after ?? "";
        saveStartedPayment("o-1", { ...started, after });
        expect(readOrderPayment(older, "o-1")).toMatchObject({ state: "reported", after: older.at });
        report(after);
        expect(readOrderPayment(older, "o-1")?.state).toBe("reported");
      },
    );

    it("ends after a day", () => {
      vi.useFakeTimers({ now: 1_000 });
      report("");
      vi.setSystemTime(1_000 + DAY_MS);
      expect(readOrderPayment(sent("none"), "o-1")).toBeUndefined();
      vi.useRealTimers();
    });
  });

  it.each([
    ["processing", true],
    ["paid", false],
    ["refused", false],
    ["none", false],
  ] as const)("is unsettled when it is %s: %s", (state, expected) => {
    expect(isUnsettled(readOrderPayment(sent(state), "o-1"))).toBe(expected);
  });
});
