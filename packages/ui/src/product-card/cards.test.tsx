import { fireEvent } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { DetailRows } from "../detail-rows/DetailRows.tsx";
import { Logo } from "../logo/Logo.tsx";
import { MoneyBlock } from "../money-block/MoneyBlock.tsx";
import { render, screen, userEvent } from "../testing/dom.ts";
import { ProductCard } from "./ProductCard.tsx";

it("ProductCard is a region named by the product, if it has a name", () => {
  const { rerender } = render(<ProductCard name="Sandbox Cash" sub="No. 2611210042" />);
  expect(screen.getByRole("region", { name: "Sandbox Cash" }).textContent).toContain("No. 2611210042");
  rerender(<ProductCard name="" />);
  expect(screen.queryByRole("region")).toBeNull();
});

const rows = [
  { label: "Principal", value: "₱2.500" },
  { label: "Interest", value: "₱150" },
  { label: "Total", value: "₱2.650", isTotal: true },
];

describe("DetailRows", () => {
  it("shows the first rows until More, and collapses again on Hide", { tags: "repayment.two-rows" }, async () => {
    render(<DetailRows rows={rows} collapseTo={2} />);
    expect(screen.queryByText("Total")).toBeNull();
    const more = screen.getByRole("button", { name: "More" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(more);
    expect(screen.getByText("Total")).toBeTruthy();
    const hide = screen.getByRole("button", { name: "Hide" });
    expect(hide.getAttribute("aria-expanded")).toBe("true");
    expect(document.activeElement).toBe(hide);
    await userEvent.click(hide);
    expect(screen.queryByText("Total")).toBeNull();
  });

  it("renders nothing without rows", () => {
    const { container } = render(<DetailRows rows={[]} collapseTo={2} />);
    expect(container.textContent).toBe("");
  });
});

describe("Logo", () => {
  it("shows the picture as decoration", () => {
    const { container } = render(<Logo src="https://cdn.example/logo.png" name="Sandbox Cash" />);
    const image = container.querySelector("img");
    expect(image?.getAttribute("alt")).toBe("");
    expect(image?.getAttribute("referrerpolicy")).toBe("no-referrer");
    expect(container.textContent).toBe("");
  });

  it.each([
    ["Sandbox Cash", "S"],
    ["  palengke", "P"],
    ["ñandu", "Ñ"],
    ["工行", "工"],
    ["", ""],
  ])("shows the initial of %j without a picture", (name, initial) => {
    const { container } = render(<Logo name={name} />);
    expect(container.textContent).toBe(initial);
    expect(container.querySelector("img")).toBeNull();
  });

  it("shows the initial if the picture is broken, and loads a new address again", () => {
    const { container, rerender } = render(<Logo src="/broken.png" name="Cash" />);
    const image = container.querySelector("img");
    if (image !== null) fireEvent.error(image);
    expect(container.textContent).toBe("C");
    rerender(<Logo src="/whole.png" name="Cash" />);
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/whole.png");
  });
});

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
