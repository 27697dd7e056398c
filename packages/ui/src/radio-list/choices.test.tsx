import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { StarRating } from "../star-rating/StarRating.tsx";
import { render, screen, userEvent } from "../testing/dom.ts";
import { RadioList } from "./RadioList.tsx";

describe("Checkbox", () => {
  it("is toggled by its box, its label and space, and not by the links below it", async () => {
    function Consent() {
      const [isAgreed, setIsAgreed] = useState(true);
      return (
        <Checkbox label="I have read and agree" checked={isAgreed} onChange={setIsAgreed}>
          <a href="#agreement">Loan agreement</a>
        </Checkbox>
      );
    }
    render(<Consent />);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "I have read and agree" });
    expect(box.checked).toBe(true);
    await userEvent.click(screen.getByText("I have read and agree"));
    expect(box.checked).toBe(false);
    await userEvent.click(box);
    await userEvent.keyboard(" ");
    expect(box.checked).toBe(false);
    await userEvent.click(screen.getByRole("link", { name: "Loan agreement" }));
    expect(box.checked).toBe(false);
  });
});

describe("RadioList", () => {
  it("names each radio only by its label and chooses by tap and by arrow", async () => {
    const channels = [
      { value: "wallet", label: "Sandbox Wallet", logo: "" },
      { value: "counter", label: "Corner Store counter", sub: "Fee ₱10", logo: "" },
    ];
    function Channels() {
      const [channel, setChannel] = useState("wallet");
      return <RadioList label="Payment Method" options={channels} value={channel} onChange={setChannel} />;
    }
    render(<Channels />);
    const wallet = screen.getByRole("radio", { name: "Sandbox Wallet", checked: true });
    const counter = screen.getByRole("radio", { name: "Corner Store counter", description: "Fee ₱10", checked: false });
    await userEvent.click(screen.getByText("Corner Store counter"));
    expect(screen.getByRole("radio", { checked: true })).toBe(counter);
    await userEvent.keyboard("{ArrowUp}");
    expect(screen.getByRole("radio", { checked: true })).toBe(wallet);
  });
});

it("StarRating has five radios named 1 star to 5 stars, with none chosen at first", {
  tags: "order-details.rating-stars",
}, () => {
  render(<StarRating label="Rating" value={0} onChange={() => {}} />);
  const names = ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"];
  expect(screen.getAllByRole("radio").map((star) => star.getAttribute("aria-label"))).toEqual(names);
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});
