import { makeLaunch, makePage, TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
import { expect, within } from "storybook/test";
import { Screen } from "./RepaymentCodeScreen.tsx";

function CodeStory({ sessionId = "demo", ...query }: Readonly<Record<string, string>>) {
  const path = `/repaymentOfCode?${new URLSearchParams(query)}`;
  return (
    <TestApp
      key={`${sessionId} ${path}`}
      app={{ page: makePage({ href: `https://h5.test${path}` }), launch: makeLaunch({ sessionId }) }}
      path={path}
    >
      <Suspense fallback={null}>
        <Screen />
      </Suspense>
      <ToastRegion />
    </TestApp>
  );
}

const meta = {
  title: "Screens/Repay/Repayment code",
  parameters: { specification: "2" },
  component: CodeStory,
  args: { showType: "1", payCode: "801244673091", repayAmount: "265000" },
} satisfies Meta<typeof CodeStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = (story: string) => ({ docs: { description: { story } } });

export const Counter: Story = {
  parameters: told(
    "Specification 2, repayment-code page, type 1: a copyable code, and a barcode that a store's scanner reads.",
  ),
};
export const ScannedCode: Story = {
  args: { showType: "2", payCode: "https://wallet.example/pay/7f3c2a9b51d84e60" },
  parameters: told("Specification 2, repayment-code page, type 2: a QR code with scanning tips."),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("img", { name: "QR code for this repayment" })).toBeVisible();
  },
};
export const LongCode: Story = {
  args: { payCode: "PH26112100421188207733", repayAmount: "99999999" },
  parameters: told("Specification 2: a code of twenty characters stays whole, in groups."),
};
export const LargestAmount: Story = {
  args: { repayAmount: "1234567890100" },
  parameters: told("Specification 9: the largest amount breaks between thousands where its line is too short for it."),
};
export const NoScannerReadsIt: Story = {
  args: { payCode: "PH26112100421188207733-PH26112100421188207733" },
  parameters: told("Specification 2: a code that no barcode can hold is shown and copied all the same."),
};
export const MalformedCode: Story = {
  args: { payCode: "付款-26-1121" },
  parameters: told("A code that is not 1 to 64 printable ASCII characters is not shown: anybody can write a link."),
};
export const NoSession: Story = {
  args: { sessionId: "" },
  parameters: told("Without a session there is nothing to pay: a stranger's link shows no code on this site."),
};
export const NoCode: Story = {
  args: { payCode: "" },
  parameters: told("Specification 2: payCode is empty in the query; the page says so."),
};
