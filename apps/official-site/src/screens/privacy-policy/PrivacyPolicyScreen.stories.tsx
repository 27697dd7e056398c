import { TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Screen } from "./PrivacyPolicyScreen.tsx";

const meta = {
  title: "Screens/Official site/Privacy policy",
  component: Screen,
  render: () => (
    <TestApp path="/privacyPolicy">
      <Screen />
    </TestApp>
  ),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Default: Story = {
  parameters: describeStory("Rule site.privacy: the complete legal text, from the lender to the grievance officer."),
};
