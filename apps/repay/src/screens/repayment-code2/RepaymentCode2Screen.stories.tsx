import { makePage, TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
import { RepaymentCode2Screen } from "./RepaymentCode2Screen.tsx";

interface SavedCodeStoryProps {
  /** Content of the browser's storage. */
  stored: unknown;
}

function SavedCodeStory({ stored }: SavedCodeStoryProps) {
  localStorage.setItem("repaymentInfo", JSON.stringify(stored));
  const path = "/repaymentOfCode2";
  return (
    <TestApp app={{ page: makePage({ href: `https://h5.test${path}` }) }} path={path}>
      <Suspense fallback={null}>
        <RepaymentCode2Screen />
      </Suspense>
      <ToastRegion />
    </TestApp>
  );
}

const stored = {
  logo: "",
  contractNumber: "801244673091",
  totalPayment: "265000",
  groups: [
    {
      title: "Over the counter",
      list: [
        {
          name: "Corner Store",
          steps: ["Tell the cashier: bills payment.", "Give the contract number.", "Keep the slip."],
        },
        { name: "Pawnshop", steps: ["Fill in the form.", "Pay in cash."] },
      ],
    },
    { title: "Online banking", list: [{ name: "", steps: ["Open Pay Bills.", "Enter the contract number."] }] },
  ],
};

/** Shows the last code again, also without a connection. */
const meta = {
  title: "Screens/Repay/Repayment code 2",
  component: SavedCodeStory,
  parameters: { openedFrom: "The app, also without a connection." },
  args: { stored },
} satisfies Meta<typeof SavedCodeStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const SavedCode: Story = {
  name: "Shows the saved code with its steps",
  parameters: describeStory(
    "Rules repayment-codes.slip, repayment-codes.steps and repayment-codes.deposit-slip: the saved code, grouped steps, and the banner about the deposit slip.",
  ),
};
export const NoSteps: Story = {
  name: "Shows number and amount without any steps",
  args: { stored: { ...stored, groups: [] } },
  parameters: describeStory(
    "Rule screens.missing-fields: no instruction steps were saved; number, amount and banner are shown.",
  ),
};
export const NoSavedCode: Story = {
  name: "Says that no payment was saved",
  args: { stored: null },
  parameters: describeStory(
    "Rule repayment-codes.saved: without an entry in local storage the page shows that no payment was saved.",
  ),
};
