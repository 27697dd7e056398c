import { describe, expect, it } from "vitest";
import { render, screen } from "../testing/dom.ts";
import { MoneyBlock } from "./MoneyBlock.tsx";

describe("MoneyBlock", () => {
  it.each(["₱2.650", "₱1,234.56", "₱ 1,234.56", "PHP 500", "2.650", "₱99.999.999.999,99"])(
    "shows %s unchanged, also to translators",
    (value) => {
      render(<MoneyBlock amount={{ label: "Amount due", value }} />);
      const amount = screen.getByRole("definition");
      expect([amount.textContent, amount.getAttribute("translate")]).toEqual([value, "no"]);
    },
  );

  it("pairs amount, date and total with their labels, and states when the amount is due", async () => {
    render(
      <MoneyBlock
        amount={{ label: "Amount due", value: "₱2.650" }}
        date={{ label: "Due date", value: "2026-12-21" }}
        now={() => Date.parse("2026-12-24T00:00:00+08:00")}
        total={{ label: "Total", value: "₱10.600" }}
      />,
    );
    expect(screen.getAllByRole("term").map((term) => term.textContent)).toEqual(["Amount due", "Due date", "Total"]);
    for (const value of ["2026-12-21", "₱10.600"]) expect(screen.getByText(value)).toBeTruthy();
    expect(await screen.findByText("3 days late")).toBeTruthy();
  });
});
