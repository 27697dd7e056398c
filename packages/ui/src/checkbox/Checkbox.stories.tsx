import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Checkbox } from "./Checkbox.tsx";

function Consent() {
  const [isAgreed, setIsAgreed] = useState(true);
  return (
    <Checkbox label="I have read and agree" checked={isAgreed} onChange={setIsAgreed}>
      <p>
        <a href="#loan-agreement" style={{ display: "inline-block", padding: "12px 0" }}>
          Loan agreement
        </a>
      </p>
    </Checkbox>
  );
}

const meta = { title: "Components/Checkbox", component: Consent, parameters: { gutter: true } } satisfies Meta<
  typeof Consent
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Rule confirmation.consent-checked: the consent starts checked. */
export const StartsChecked: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole("checkbox", { name: "I have read and agree" });
    await expect(box).toBeChecked();
    await userEvent.click(box);
    await expect(box).not.toBeChecked();
  },
};
