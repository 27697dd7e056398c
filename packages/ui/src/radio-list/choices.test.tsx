import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Checkbox } from "../checkbox/Checkbox.tsx";
import { PickerField } from "../picker-field/PickerField.tsx";
import { StarRating } from "../star-rating/StarRating.tsx";
import { TabPanel, Tabs } from "../tabs/Tabs.tsx";
import { render, screen, userEvent, within } from "../testing/dom.ts";
import { RadioList } from "./RadioList.tsx";

it("Checkbox is toggled by its box, its label and space, and not by the links below it", async () => {
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

it("RadioList names each radio only by its label and chooses by tap and by arrow", async () => {
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

it("StarRating has five radios named 1 star to 5 stars, with none chosen at first", {
  tags: "order-details.rating-stars",
}, () => {
  render(<StarRating label="Rating" value={0} onChange={() => {}} />);
  const names = ["1 star", "2 stars", "3 stars", "4 stars", "5 stars"];
  expect(screen.getAllByRole("radio").map((star) => star.getAttribute("aria-label"))).toEqual(names);
  expect(screen.queryByRole("radio", { checked: true })).toBeNull();
});

const banks = [
  { value: "1", label: "Bank of the Sandbox" },
  { value: "2", label: "Island Bank" },
];

function BankPicker({ options = banks }) {
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

describe("PickerField", () => {
  it("is a button named by its label and described by its choice", async () => {
    render(<BankPicker />);
    expect(screen.getByRole("button", { name: "Bank", description: "Choose a bank" })).toBeTruthy();
  });

  it.each([
    [14, 0],
    [15, 1],
  ])("offers among %i banks %i search boxes", async (count, search) => {
    render(<BankPicker options={Array.from({ length: count }, (_, n) => ({ value: `${n}`, label: `Bank ${n}` }))} />);
    await userEvent.click(screen.getByRole("button", { name: "Bank" }));
    await screen.findByRole("dialog", { name: "Bank" });
    expect(screen.queryAllByRole("searchbox", { name: "Search" })).toHaveLength(search);
  });

  it("announces the matches of a search in a region that exists before", { tags: "screens.announced" }, async () => {
    render(<BankPicker options={Array.from({ length: 60 }, (_, n) => ({ value: `${n}`, label: `Bank ${n}` }))} />);
    await userEvent.click(screen.getByRole("button", { name: "Bank" }));
    const sheet = within(await screen.findByRole("dialog", { name: "Bank" }));
    const regions = sheet.getAllByRole("status");
    const announced = () => regions.map(({ textContent }) => textContent).join("");
    expect(announced()).toBe("");
    await userEvent.type(sheet.getByRole("searchbox"), "bank 5");
    expect(announced()).toBe("11 matches");
    await userEvent.type(sheet.getByRole("searchbox"), "9");
    expect(announced()).toBe("1 match");
    await userEvent.type(sheet.getByRole("searchbox"), "9");
    expect(announced()).toBe("Nothing found. Try fewer letters.");
    expect(sheet.getAllByRole("status")).toEqual(regions);
  });
});

const items = [
  { value: "1", label: "Bank account" },
  { value: "2", label: "E-wallet" },
  { value: "3", label: "Cash pick-up" },
];

function CardTypes() {
  const [type, setType] = useState("1");
  return (
    <>
      <Tabs label="Card type" panelId="fields" items={items} value={type} onChange={setType} />
      <TabPanel id="fields" value={type}>
        fields of {type}
      </TabPanel>
    </>
  );
}

describe("Tabs", () => {
  it("shows the tapped tab's panel, named by the tab", async () => {
    render(<CardTypes />);
    await userEvent.click(screen.getByRole("tab", { name: "E-wallet" }));
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("E-wallet");
    expect(screen.getByRole("tabpanel", { name: "E-wallet" }).textContent).toBe("fields of 2");
  });

  it.each([
    ["{ArrowRight}", "E-wallet"],
    ["{ArrowLeft}", "Cash pick-up"],
    ["{End}", "Cash pick-up"],
    ["{End}{ArrowRight}", "Bank account"],
    ["{End}{Home}", "Bank account"],
  ])("moves from the first tab on %s to %s, with the focus", async (keys, label) => {
    render(<CardTypes />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: label, selected: true }));
  });

  it("leaves the tab bar on one press of Tab", async () => {
    render(
      <>
        <CardTypes />
        <button type="button">Next</button>
      </>,
    );
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe("Next");
  });
});
