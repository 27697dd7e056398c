import { makePage, TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PayInstructionsScreen } from "./PayInstructionsScreen.tsx";

function InstructionsStory({ payCode }: { payCode: string }) {
  const path = `/payInstructions?payCode=${payCode}`;
  return (
    <TestApp key={path} app={{ page: makePage({ href: `https://h5.test${path}` }) }} path={path}>
      <Suspense fallback={null}>
        <PayInstructionsScreen />
      </Suspense>
      <ToastRegion />
    </TestApp>
  );
}

/** Explains how to pay with a reference number. */
const meta = {
  title: "Screens/Repay/Payment instructions",
  component: InstructionsStory,
  args: { payCode: "801244673091" },
} satisfies Meta<typeof InstructionsStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const WithReference: Story = {
  name: "Shows the steps to pay with a reference number",
  parameters: describeStory(
    "Rule repayment-codes.instructions: two wallet apps and offline stores, with the reference number.",
  ),
};
export const WithoutReference: Story = {
  name: "Shows the steps without a reference number",
  args: { payCode: "" },
  parameters: describeStory("Rule repayment-codes.instructions: without a reference number only the steps are shown."),
};
export const LongReference: Story = {
  name: "Shows a long reference number in full",
  args: { payCode: "PH26112100421188207733" },
  parameters: describeStory(
    "Rule repayment-codes.instructions: a long reference number is shown in full and can be copied.",
  ),
};
export const Enlarged: Story = {
  name: "Enlarges a screenshot of the steps",
  parameters: describeStory(
    "Rule repayment-codes.enlarge: a tap enlarges a screenshot; two fingers or the buttons enlarge it further.",
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole("button", { name: "Enlarge: the receipt" }));
    const page = within(document.body);
    await waitFor(() => expect(page.getByRole("dialog", { name: "the receipt" })).toBeVisible());
    await userEvent.click(page.getByRole("button", { name: "Zoom in" }));
    await waitFor(() => expect(page.getByText("150 %")).toBeVisible());
  },
};
