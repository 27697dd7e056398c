import { makeApi } from "@lending/api-client/testing";
import { makeEnvironment } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HelpSheet } from "./HelpSheet.tsx";

function HelpStory({ path, serviceEmail = "help@lender.example" }: { path: string; serviceEmail?: string }) {
  return (
    <TestScreen
      screen={() => <HelpSheet phone="" onClose={() => {}} />}
      path={path}
      server={makeApi({})}
      app={{ environment: makeEnvironment({ serviceEmail, serviceHours: "08:00-20:00" }) }}
    />
  );
}

const describeStory = (story: string) => ({ docs: { description: { story } } });

/** Offers every way to reach the lender from any page of a loan. */
const meta = {
  title: "Screens/Shell/Help",
  component: HelpStory,
  parameters: { openedFrom: "Help in the header of every page of a loan." },
} satisfies Meta<typeof HelpStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ForAnOrder: Story = {
  name: "Offers a call, a chat and a complaint about this order",
  args: { path: "/repay?orderId=o-174" },
  parameters: describeStory("Rule screens.help: whom the borrower can ask, and the complaint about this order."),
};

export const WithoutAnOrder: Story = {
  name: "Leaves out what is not known",
  args: { path: "/repaymentOfCode", serviceEmail: "" },
  parameters: describeStory("Rule screens.help: what is not known is left out."),
};
