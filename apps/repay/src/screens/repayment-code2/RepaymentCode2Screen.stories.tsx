import { makePage, TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
import { Screen } from "./RepaymentCode2Screen.tsx";

interface KeptStoryProps {
  /** What stands in the browser's storage. */
  kept: unknown;
}

function KeptStory({ kept }: KeptStoryProps) {
  localStorage.setItem("repaymentInfo", JSON.stringify(kept));
  const path = "/repaymentOfCode2";
  return (
    <TestApp app={{ page: makePage({ href: `https://h5.test${path}` }) }} path={path}>
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
      <ToastRegion />
    </TestApp>
  );
}

const kept = {
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

const meta = {
  title: "Screens/Repay/Repayment code 2",
  parameters: { specification: "2" },
  component: KeptStory,
  args: { kept },
} satisfies Meta<typeof KeptStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = (story: string) => ({ docs: { description: { story } } });

export const Kept: Story = {
  parameters: told(
    "Specification 2, repayment-code page 2: what this phone has kept, grouped steps, and the banner on the deposit slip.",
  ),
};
export const NoSteps: Story = {
  args: { kept: { ...kept, groups: [] } },
  parameters: told("Specification 3: no instruction steps were kept; number, amount and banner stand."),
};
export const NothingKept: Story = {
  args: { kept: null },
  parameters: told("Specification 2: nothing stands in local storage; the page says so."),
};
