import { describe, expect, it } from "vitest";
import { DetailRows } from "../detail-rows/DetailRows.tsx";
import { render, screen } from "../testing/dom.ts";
import { ProductCard } from "./ProductCard.tsx";

describe("ProductCard", () => {
  it("is a region named by the product, with its rows inside", async () => {
    render(
      <ProductCard name="Sandbox Cash" sub="No. 2611210042">
        <DetailRows rows={[{ label: "Term", value: "120 days" }]} />
      </ProductCard>,
    );
    const card = screen.getByRole("region", { name: "Sandbox Cash" });
    expect(card.textContent).toContain("No. 2611210042");
    expect(card.textContent).toContain("120 days");
  });

  it("renders a product without a name", async () => {
    render(<ProductCard name="" />);
    expect(screen.queryByRole("region")).toBeNull();
  });
});
