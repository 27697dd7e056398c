import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { findViolations, render, screen, userEvent } from "../testing/dom.ts";
import { PickerField } from "./PickerField.tsx";

const banks = [
  { value: "1", label: "Bank of the Sandbox" },
  { value: "2", label: "Island Bank" },
];

interface BankPickerProps {
  placeholder?: string;
  options?: readonly { value: string; label: string }[];
}

function BankPicker({ placeholder = "Choose a bank", options = banks }: BankPickerProps) {
  const [bank, setBank] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PickerField
      label="Bank"
      options={options}
      isSearchable
      value={bank}
      onChange={setBank}
      placeholder={placeholder}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    />
  );
}

const openPicker = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Bank" }));
  await screen.findByRole("dialog", { name: "Bank" });
};
const closed = () => vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull(), 10_000);

describe("PickerField", () => {
  it("is a button named by its label and described by its choice", async () => {
    render(<BankPicker />);
    expect(screen.getByRole("button", { name: "Bank", description: "Choose a bank" })).toBeTruthy();
    expect(await findViolations()).toEqual([]);
  });

  it("changes the choice only on Confirm", async () => {
    render(<BankPicker />);
    await openPicker();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Confirm" }).disabled).toBe(true);
    await userEvent.click(screen.getByRole("radio", { name: "Island Bank" }));
    await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
    await closed();
    expect(screen.getByRole("button", { name: "Bank", description: "Island Bank" })).toBeTruthy();
  });

  it("keeps the old choice on Cancel, and discards the selection", async () => {
    render(<BankPicker />);
    await openPicker();
    await userEvent.click(screen.getByRole("radio", { name: "Island Bank" }));
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await closed();
    expect(screen.getByRole("button", { name: "Bank", description: "Choose a bank" })).toBeTruthy();
    await openPicker();
    expect(screen.queryByRole("radio", { checked: true })).toBeNull();
  });

  it("shows Choose without a placeholder", () => {
    render(<BankPicker placeholder="" />);
    expect(screen.getByRole("button", { name: "Bank", description: "Choose" })).toBeTruthy();
  });

  it.each([
    { count: 14, search: 0 },
    { count: 15, search: 1 },
  ])("offers a search $search times among $count", async ({ count, search }) => {
    render(<BankPicker options={Array.from({ length: count }, (_, n) => ({ value: `${n}`, label: `Bank ${n}` }))} />);
    await openPicker();
    expect(screen.queryAllByRole("searchbox", { name: "Search" })).toHaveLength(search);
  });
});
