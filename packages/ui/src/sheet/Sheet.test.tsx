import { useState } from "react";
import { describe, expect, it } from "vitest";
import { Button } from "../button/Button.tsx";
import { RadioList } from "../radio-list/RadioList.tsx";
import { render, screen, userEvent } from "../testing/dom.ts";
import { Sheet } from "./Sheet.tsx";

const channels = [
  { value: "wallet", label: "Sandbox Wallet", logo: "" },
  { value: "counter", label: "Corner Store counter", sub: "Fee ₱10", logo: "" },
];

function Method({ onClose }: { onClose: (reason: string) => void }) {
  const [channel, setChannel] = useState("wallet");
  return (
    <Sheet open title="Payment Method" onClose={onClose} footer={<Button>Payment</Button>}>
      <RadioList label="Payment Method" options={channels} value={channel} onChange={setChannel} />
    </Sheet>
  );
}

describe("Sheet", () => {
  it("closes on Close and on Escape", async () => {
    const reasons: string[] = [];
    render(<Method onClose={(reason) => reasons.push(reason)} />);
    await userEvent.click(await screen.findByRole("button", { name: "Close" }));
    await userEvent.keyboard("{Escape}");
    expect(reasons).toEqual(["button", "escape"]);
  });
});

describe("RadioList", () => {
  it("names each radio only by its label and chooses by tap and by arrow", async () => {
    render(<Method onClose={() => {}} />);
    const wallet = await screen.findByRole("radio", { name: "Sandbox Wallet", checked: true });
    const counter = screen.getByRole("radio", { name: "Corner Store counter", description: "Fee ₱10", checked: false });
    await userEvent.click(screen.getByText("Corner Store counter"));
    expect(screen.getByRole("radio", { checked: true })).toBe(counter);
    counter.focus();
    await userEvent.keyboard("{ArrowUp}");
    expect(screen.getByRole("radio", { checked: true })).toBe(wallet);
  });
});
