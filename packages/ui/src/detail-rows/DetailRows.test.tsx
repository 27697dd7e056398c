import { describe, expect, it } from "vitest";
import { render, screen, userEvent } from "../testing/dom.ts";
import { DetailRows } from "./DetailRows.tsx";

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
