import { describe, expect, it } from "vitest";
import { readMoney, sendMoney, showMoney } from "./money.ts";

describe("money", () => {
  it.each([
    ["1000000", "₱10000.00", "₱10,000.00"],
    ["-50", "-₱0.50", "-₱0.50"],
    ["₱10,000", "₱10,000", "₱10,000"],
    ["10.000,00", "10.000,00", "10.000,00"],
    ["", "", ""],
    ["9".repeat(40), "9".repeat(40), "9".repeat(40)],
  ])(
    "formats %j as %j in the source locale and %j in the Philippines, and sends it back unchanged",
    { tags: "rulings.integer-money" },
    (sent, source, philippine) => {
      const money = readMoney(sent);
      expect([showMoney(money, "source"), showMoney(money, "en-PH"), sendMoney(money)]).toEqual([
        source,
        philippine,
        sent,
      ]);
    },
  );
});
