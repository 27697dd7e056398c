import { useState } from "react";
import { describe, expect, it } from "vitest";
import { render, screen, userEvent } from "../testing/dom.ts";
import { Checkbox } from "./Checkbox.tsx";

function Consent() {
  const [isAgreed, setIsAgreed] = useState(true);
  return (
    <Checkbox label="I have read and agree" checked={isAgreed} onChange={setIsAgreed}>
      <a href="/loanAgreement">Loan agreement</a>
    </Checkbox>
  );
}

describe("Checkbox", () => {
  it("is named only by its label and toggles by tap on box or label, and by space", async () => {
    render(<Consent />);
    const box = screen.getByRole<HTMLInputElement>("checkbox", { name: "I have read and agree" });
    expect(box.checked).toBe(true);
    await userEvent.click(screen.getByText("I have read and agree"));
    expect(box.checked).toBe(false);
    await userEvent.click(box);
    await userEvent.keyboard(" ");
    expect(box.checked).toBe(false);
  });

  it("is not toggled by the links below it", async () => {
    render(<Consent />);
    screen.getByRole("link", { name: "Loan agreement" }).addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(screen.getByRole("link", { name: "Loan agreement" }));
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
  });
});
