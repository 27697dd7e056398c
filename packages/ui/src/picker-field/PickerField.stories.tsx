import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { PickerField } from "./PickerField.tsx";

type Props = Omit<ComponentProps<typeof PickerField>, "value" | "onChange" | "isOpen" | "onOpenChange">;

function Picked(props: Props) {
  const [value, setValue] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  return <PickerField {...props} value={value} onChange={setValue} isOpen={isOpen} onOpenChange={setIsOpen} />;
}

const guide: ComponentGuide = {
  tasks: ["Let somebody choose a bank", "Let somebody choose one of many"],
  use: ["One of many options with long names: bank, city, payday."],
  avoid: ["Two to five short options: use `RadioList` on the page.", "Free text: use `TextField`."],
  anatomy: {
    Label: "Above, like every field.",
    Choice: "The chosen option, or what to choose, with an arrow.",
    Sheet: "The options as radios, with Cancel and Confirm. A long list has a search field.",
  },
  parts: { Label: "label", Choice: "button", Sheet: "[role=dialog]" },
  rules: [
    {
      do: "Apply the choice on Confirm only.",
      dont: "Close the sheet on the first tap: a slip of the thumb would choose a bank.",
    },
    { do: "Turn on search from about fifteen options.", dont: "Make somebody scroll through two hundred cities." },
  ],
  content: ['"Choose a city", not "Please select".'],
  keyboard: {
    "Enter, Space": "Opens the sheet.",
    Arrows: "Move between the options.",
    Escape: "Closes without a change; the focus returns to the field.",
  },
  screenReader: [
    'Label, the choice, "button, opens a dialog".',
    "In the sheet: its title, then each option with its position.",
  ],
  alsoCalled: ["picker"],
};

const meta = {
  title: "Components/Forms/PickerField",
  parameters: { guide, gutter: true },
  component: Picked,
  args: {
    label: "City",
    placeholder: "Choose a city",
    options: ["Manila", "Quezon City", "Cebu", "Davao"].map((city) => ({ value: city, label: city })),
  },
} satisfies Meta<typeof Picked>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: "Asks for a choice in a sheet",
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "City" }));
    await userEvent.click(await page.findByRole("radio", { name: "Cebu" }));
    await userEvent.click(page.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
    await expect(within(canvasElement).getByText("Cebu")).toBeVisible();
  },
};
export const ManyToSearch: Story = {
  name: "Searches a long list",
  args: {
    isSearchable: true,
    options: Array.from({ length: 60 }, (_, index) => ({ value: `${index}`, label: `Barangay ${index + 1}` })),
  },
  play: async ({ canvasElement }) => {
    const page = within(document.body);
    await userEvent.click(within(canvasElement).getByRole("button", { name: "City" }));
    const search = await page.findByRole("searchbox");
    await userEvent.type(search, "barangay 42");
    await waitFor(() => expect(page.getAllByRole("radio")).toHaveLength(1));
    await userEvent.type(search, "0");
    await expect(await page.findByText(/^Nothing found/)).toBeVisible();
  },
};
export const Wrong: Story = { name: "Says that a choice is missing", args: { error: "Choose a city." } };
