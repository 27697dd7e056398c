import { TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { makeConfirmation, makeNewerConfirmation } from "../../../loan/src/api/testing/makeConfirmation.ts";
import { makeOrderDetails } from "../../../loan/src/api/testing/makeOrderDetails.ts";
import { FirstPaintStage } from "../../.storybook/ShellFrame.tsx";

/** The document of an order before React runs: its first paint with the facts and the buttons of the response. */
function EarlyOrder({ status, isDelay = "0" }: { status: string; isDelay?: "0" | "1" }) {
  const data = { ...makeOrderDetails({ orderStatus: status, isDelay }) };
  return <FirstPaintStage path="/loanDetail" data={data} query="productId=p-1&orderId=o-1" />;
}

/** Shows facts and buttons of an order, and the facts of an offer, before a script of the screen runs. */
const meta = {
  title: "Screens/Loan/Before React",
  component: EarlyOrder,
  args: { status: "174" },
  parameters: { docs: { story: { height: "740px" } }, openedFrom: "What opens the screen of the same address." },
  // The links of a first paint need a router.
  decorators: [
    (Story) => (
      <TestApp>
        <Story />
      </TestApp>
    ),
  ],
} satisfies Meta<typeof EarlyOrder>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Repayment: Story = {
  name: "Shows the amount and the button before any script",
  parameters: describeStory(
    "Rule rulings.early-actions: the amount and the button are there before any script of the screen.",
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("link", { name: "Repayment" })).toBeVisible();
  },
};

export const RepayOrExtend: Story = {
  name: "Shows both buttons where the screen has them",
  args: { isDelay: "1" },
  parameters: describeStory("Rule rulings.early-actions: both buttons, at the places where the screen has them."),
};

export const FullyPaid: Story = {
  name: "Offers the next loan early",
  args: { status: "200" },
  parameters: describeStory("Rule rulings.early-actions: a repaid loan offers the next one early."),
};

const findOffer: Story["play"] = async ({ canvasElement }) => {
  for (const fact of ["₱10000.00", "2026-12-21", "Total to repay", "₱10,600.00"])
    await expect(
      await within(canvasElement).findByText(
        (_, one) => one?.matches("[data-fact]") === true && one.textContent === fact,
      ),
    ).toBeVisible();
};

export const Offer: Story = {
  name: "Shows amount, first payment and total of an offer",
  parameters: describeStory("Rule confirmation.offer: amount, first payment and total are there before the screen."),
  render: () => <FirstPaintStage path="/loanConfirm" data={makeConfirmation()} />,
  play: findOffer,
};

export const NewerOffer: Story = {
  name: "Shows the same facts of the newer variant",
  parameters: describeStory("Rule confirmation.variant: the deployment's names of fields carry the same facts."),
  render: () => <FirstPaintStage path="/loanConfirm2" data={makeNewerConfirmation()} />,
  play: findOffer,
};
