import { useState } from "react";
import { describe, expect, it } from "vitest";
import { render, screen, userEvent } from "../testing/dom.ts";
import { PickerField } from "./PickerField.tsx";

const banks = [
  { value: "1", label: "Bank of the Sandbox" },
  { value: "2", label: "Island Bank" },
];

interface BankPickerProps {
  options?: readonly { value: string; label: string }[];
}

function BankPicker({ options = banks }: BankPickerProps) {
  const [bank, setBank] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <PickerField
      label="Bank"
      options={options}
      isSearchable
      value={bank}
      onChange={setBank}
      placeholder="Choose a bank"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
    />
  );
}

const openPicker = async () => {
  await userEvent.click(screen.getByRole("button", { name: "Bank" }));
  await screen.findByRole("dialog", { name: "Bank" });
};

describe("PickerField", () => {
  it("is a button named by its label and described by its choice", async () => {
    render(<BankPicker />);
    expect(screen.getByRole("button", { name: "Bank", description: "Choose a bank" })).toBeTruthy();
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
