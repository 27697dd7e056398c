import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
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

const guide: ComponentGuide = {
  tasks: ["Divide a list by its state"],
  use: ["Two to four views of the same thing: bank or wallet, open or closed complaints."],
  avoid: ["Steps in order: use separate screens.", "Choosing a value: use `RadioList`."],
  anatomy: {
    Tab: "A word or two; the chosen one is bold and underlined.",
    "Edge shadow": "Appears where more tabs are outside the screen.",
    Panel: "The content of the chosen tab.",
  },
  parts: { Tab: "[role=tab]", Panel: "[role=tabpanel]" },
  rules: [
    { do: "Keep what was typed when somebody switches.", dont: "Send or save on a switch." },
    { do: "Let the bar scroll when it is too long.", dont: "Wrap it: the content would jump down." },
  ],
  content: ['Nouns of the same kind: "Bank account", "E-wallet".'],
  keyboard: {
    Tab: "Enters at the chosen tab, then goes to the first control of the panel.",
    "Left, Right": "Chooses the neighbour; it goes round.",
    "Home, End": "Chooses the first or last tab.",
  },
  screenReader: [`The bar's name, then "tab, selected, 1 of 3".`],
};

const meta = {
  title: "Components/Structure/Tabs",
  parameters: { guide },
  component: Tabbed,
  args: { labels: ["Bank account", "E-wallet", "Cash pick-up"] },
} satisfies Meta<typeof Tabbed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Three: Story = {
  name: "Divides a page into three lists",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: "E-wallet" }));
    await expect(canvas.getByRole("tabpanel", { name: "E-wallet" })).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Cash pick-up" })).toHaveFocus();
  },
};
export const TooManyForThePhone: Story = {
  name: "Scrolls when the tabs are wider than the phone",
  args: { labels: ["Bank account", "E-wallet", "Cash pick-up", "Remittance centre", "Prepaid card"] },
};
