import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { agreementLink } from "../../api/fetchAgreements.ts";
import { LoanAgreementScreen } from "./LoanAgreementScreen.tsx";

const agreementPage = new URL("../../testing/agreement.svg", import.meta.url).href;

interface LoanAgreementStoryProps {
  jump?: FakeRoute;
  path?: string;
}

function LoanAgreementStory({
  jump = respond({ contract_url: agreementPage }),
  path = "/loanAgreement?productId=p-1&orderId=o-1&scene=3&position=loan-agreement",
}: LoanAgreementStoryProps) {
  const server = makeApi({ [routeOf(agreementLink)]: jump });
  return <TestScreen screen={LoanAgreementScreen} path={path} server={server} />;
}

/** Shows one agreement of an offer or an order. */
const meta = {
  title: "Screens/Loan/Loan agreement",
  component: LoanAgreementStory,
  parameters: { docs: { story: { height: "740px" } } },
} satisfies Meta<typeof LoanAgreementStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const AgreementShown: Story = {
  name: "Shows one agreement",
  parameters: describeStory("Rule confirmation.agreement-page: one agreement in a sandboxed frame."),
  play: async () => {
    await expect(await within(document.body).findByTitle("Loan agreement")).toHaveAttribute("sandbox", "");
  },
};
export const Refused: Story = {
  name: "Shows the lender's refusal with Retry",
  args: { jump: respond(null, { code: "404", message: "We could not find this agreement." }) },
  parameters: describeStory("Rule requests.refusal: the lender's message, with Retry."),
};
export const AgreementNotShown: Story = {
  name: "Says that the agreement cannot be shown",
  args: { jump: respond({ contract_url: "javascript:alert(1)" }) },
  parameters: describeStory(
    "Rule confirmation.agreement-link: a contract_url that must not be shown counts as missing.",
  ),
};
export const NoAgreement: Story = {
  name: "Says that no agreement was chosen",
  args: { path: "/loanAgreement" },
  parameters: describeStory(
    "Rule confirmation.agreement-link: a link without the agreement's name shows that none was chosen.",
  ),
};

export const Loading: Story = {
  name: "Shows that the agreement loads",
  tags: ["loading"],
  args: { jump: stuck },
  parameters: describeStory("Rule screens.skeleton: the first paint shows until the response arrives."),
};

export const Offline: Story = {
  name: "Says that there is no connection",
  args: { jump: lost },
  parameters: describeStory(
    "Rule requests.network: without a connection, a toast and the screen report it, with Retry.",
  ),
  play: async () => {
    await expect(await within(document.body).findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
