import { describe, expect, it, vi } from "vitest";
import { render, screen, userEvent } from "../testing/dom.ts";
import { type Offer, OfferCard } from "./OfferCard.tsx";

const offer: Offer = {
  name: "Palengke Plus",
  logo: "",
  description: "For market and store stock",
  rangeDescription: "Loan amount",
  range: "₱2.000 – ₱20.000",
  rate: "0.05% a day",
  buttonText: "Apply now",
  isEnabled: true,
};

describe("OfferCard", () => {
  it("opens with the server's button text and is described by its product", async () => {
    const onOpen = vi.fn();
    render(<OfferCard offer={offer} onOpen={onOpen} />);
    await userEvent.click(screen.getByRole("button", { name: "Apply now", description: "Palengke Plus" }));
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it("opens once with a tap anywhere on the card, and with the keyboard", async () => {
    const onOpen = vi.fn();
    render(<OfferCard offer={offer} onOpen={onOpen} />);
    await userEvent.click(screen.getByText("Loan amount"));
    expect(onOpen).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it("is not clickable or focusable when it is disabled, and stays readable", {
    tags: "formatting.product-button",
  }, async () => {
    const onOpen = vi.fn();
    render(<OfferCard offer={{ ...offer, isEnabled: false, buttonText: "Full today" }} onOpen={onOpen} />);
    await userEvent.click(screen.getByText("Loan amount"));
    await userEvent.click(screen.getByRole("button", { name: "Full today" }));
    await userEvent.tab();
    expect(onOpen).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
    expect(screen.getByRole("article").textContent).toContain("₱2.000 – ₱20.000");
  });

  it("requests one product link at a time", async () => {
    const onOpen = vi.fn();
    render(<OfferCard offer={offer} onOpen={onOpen} waiting />);
    await userEvent.click(screen.getByRole("button", { name: "Apply now" }));
    expect(onOpen).not.toHaveBeenCalled();
  });

  it("shows each tag once", () => {
    render(<OfferCard offer={{ ...offer, tags: ["Fast", "New", "Fast"] }} onOpen={() => {}} />);
    expect(screen.getAllByRole("listitem").map((tag) => tag.textContent)).toEqual(["Fast", "New"]);
  });
});
