import { answer, type FakeRoute, lost, makeApi, stuck } from "@lending/api-client/testing";
import { ScreenStage } from "@lending/federation/screen-stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { agreementPage } from "../../testing/agreementPage.ts";
import { Screen } from "./LoanAgreementScreen.tsx";

interface LoanAgreementStoryProps {
  jump?: FakeRoute;
  path?: string;
}

function LoanAgreementStory({
  jump = answer({ contract_url: agreementPage }),
  path = "/loanAgreement?productId=p-1&orderId=o-1&scene=3&position=loan-agreement",
}: LoanAgreementStoryProps) {
  const server = makeApi({ "GET /v3/contract/contract-jump": jump });
  return <ScreenStage screen={Screen} path={path} server={server} />;
}

const meta = {
  title: "Screens/Loan/Loan agreement",
  component: LoanAgreementStory,
  parameters: { specification: "2, 7", docs: { story: { height: "740px" } } },
} satisfies Meta<typeof LoanAgreementStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = (story: string) => ({ docs: { description: { story } } });

export const Shown: Story = {
  parameters: told("Decisions 3: one agreement in a frame without rights."),
  play: async () => {
    await expect(await within(document.body).findByTitle("Loan agreement")).toHaveAttribute("sandbox", "");
  },
};
export const Refused: Story = {
  args: { jump: answer(null, { code: "404", message: "We could not find this agreement." }) },
  parameters: told("Specification 8: the server's message, with Retry."),
};
export const NotShown: Story = {
  args: { jump: answer({ contract_url: "javascript:alert(1)" }) },
  parameters: told("Specification 3: a contract_url that must not be shown is none."),
};
export const NoAgreement: Story = {
  args: { path: "/loanAgreement" },
  parameters: told(
    "Specification 7: contract-jump is asked for one agreement; without its identifier nothing is asked for.",
  ),
};

export const Loading: Story = {
  args: { jump: stuck },
  parameters: told("Specification 7: the skeleton stands until contract-jump has answered."),
};

export const Offline: Story = {
  args: { jump: lost },
  parameters: told("Specification 7: no connection. A toast and the screen say so, with Retry."),
  play: async () => {
    await expect(await within(document.body).findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
