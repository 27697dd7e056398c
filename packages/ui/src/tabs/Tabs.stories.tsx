import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { TabPanel, Tabs } from "./Tabs.tsx";

function Tabbed({ labels }: { labels: readonly string[] }) {
  const [chosen, setChosen] = useState("0");
  return (
    <>
      <Tabs
        label="Card type"
        panelId="panel"
        value={chosen}
        onChange={setChosen}
        items={labels.map((label, index) => ({ value: String(index), label }))}
      />
      <TabPanel id="panel" value={chosen}>
        {labels[Number(chosen)]}
      </TabPanel>
    </>
  );
}

const meta = {
  title: "Components/Tabs",
  component: Tabbed,
  args: { labels: ["Bank account", "E-wallet", "Cash pick-up"] },
} satisfies Meta<typeof Tabbed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: "E-wallet" }));
    await expect(canvas.getByRole("tabpanel", { name: "E-wallet" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Cash pick-up" })).toHaveFocus();
  },
};
export const TooManyForThePhone: Story = {
  args: { labels: ["Bank account", "E-wallet", "Cash pick-up", "Remittance centre", "Prepaid card"] },
};
