import { describe, expect, it } from "vitest";
import { DetailRows } from "../detail-rows/DetailRows.tsx";
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
