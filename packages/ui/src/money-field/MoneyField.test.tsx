import { useState } from "react";
import { describe, expect, it } from "vitest";
import { render, screen, userEvent } from "../testing/dom.ts";
import { MoneyField } from "./MoneyField.tsx";

function Amount() {
  const [amount, setAmount] = useState("");
  return <MoneyField label="Amount" value={amount} onChange={setAmount} max={7} />;
}

describe("MoneyField", () => {
  it("accepts digits and one decimal point up to its length, on the decimal keyboard", {
    tags: "formatting.money-input",
  }, async () => {
    render(<Amount />);
    const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
    await userEvent.type(input, "₱2650.505");
    expect(input.value).toBe("2650.50");
    expect(input.inputMode).toBe("decimal");
  });
});
