import { useState } from "react";
import { describe, expect, it } from "vitest";
import { render, screen, userEvent } from "../testing/dom.ts";
import { TabPanel, Tabs } from "./Tabs.tsx";

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
