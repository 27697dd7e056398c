import { describe, expect, it } from "vitest";
import { render, screen } from "../testing/dom.ts";
import { Plan } from "./Plan.tsx";

describe("Plan", () => {
  it("labels each day with a mark, and leaves the others without a label", async () => {
    render(
      <Plan
        days={[
          { title: "First payment", date: "2026-11-21", amount: "₱2,650.00", mark: "paid" },
          { title: "Second payment", date: "2026-12-21", amount: "₱2,650.00", mark: "overdue" },
          { title: "Third payment", date: "2027-01-20", amount: "₱2,650.00", mark: "next" },
          { title: "Last payment", date: "2027-02-19", amount: "₱2,650.00" },
        ]}
      />,
    );
    expect(screen.getAllByRole("listitem").map((day) => day.textContent)).toEqual([
      "First payment₱2,650.002026-11-21Paid",
      "Second payment₱2,650.002026-12-21Overdue",
      "Third payment₱2,650.002027-01-20Next",
      "Last payment₱2,650.002027-02-19",
    ]);
  });

  it("states in words when an unpaid day is due, and nothing for a past day of unknown state", async () => {
    const day = { title: "Payment", amount: "₱2,650.00" };
    render(
      <Plan
        now={() => Date.parse("2026-12-24T10:00:00+08:00")}
        days={[
          { ...day, date: "2026-11-21", mark: "paid" },
          { ...day, date: "2026-12-21", mark: "overdue" },
          { ...day, date: "2026-12-22" },
          { ...day, date: "2026-12-27", mark: "next" },
          { ...day, date: "2026-12-28" },
        ]}
      />,
    );
    await screen.findByText("3 days late");
    expect(screen.getAllByRole("listitem").map((item) => item.textContent?.replace("Payment₱2,650.00", ""))).toEqual([
      "2026-11-21Paid",
      "2026-12-21Overdue3 days late",
      "2026-12-22",
      "2026-12-27Nextin 3 days",
      "2026-12-28in 4 days",
    ]);
  });

  it("shows the server's remark for a day without a mark", () => {
    render(
      <Plan
        days={[
          { title: "First payment", date: "2026-11-21", amount: "₱2,650.00", mark: "paid", remark: "Settled" },
          { title: "Last payment", date: "2026-12-21", amount: "₱2,650.00", remark: "Fee included" },
        ]}
      />,
    );
    expect(screen.getByText("Fee included")).toBeTruthy();
    expect(screen.getByText("2026-12-21")).toBeTruthy();
    expect(screen.queryByText("Settled")).toBeNull();
  });
});
