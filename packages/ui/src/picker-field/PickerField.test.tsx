import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { findViolations, render, screen, userEvent } from "../testing/dom.ts";
import { PickerField } from "./PickerField.tsx";

const banks = [
  { value: "1", label: "Bank of the Sandbox" },
  { value: "2", label: "Island Bank" },
];

function BankPicker() {
  const [bank, setBank] = useState<string>();
  return <PickerField label="Bank" options={banks} value={bank} onChange={setBank} placeholder="Choose a bank" />;
}

const openPicker = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Bank" }));
  await screen.findByRole("dialog", { name: "Bank" });
};
const closed = () => vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

describe("PickerField", () => {
  it("is a button named by its label and described by what is chosen", async () => {
    render(<BankPicker />);
    expect(screen.getByRole("button", { name: "Bank", description: "Choose a bank" })).toBeTruthy();
    expect(await findViolations()).toEqual([]);
  });

  it("takes the choice only by Confirm", async () => {
    render(<BankPicker />);
    await openPicker();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" }).disabled).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: "Island Bank" }));
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    await closed();
    expect(screen.getByRole("button", { name: "Bank", description: "Island Bank" })).toBeTruthy();
  });

  it("keeps what was chosen by Cancel, and forgets what was tried", async () => {
    render(<BankPicker />);
    await openPicker();
    await userEvent.click(screen.getByRole("radio", { name: "Island Bank" }));
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await closed();
    expect(screen.getByRole("button", { name: "Bank", description: "Choose a bank" })).toBeTruthy();
    await openPicker();
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  });
});
