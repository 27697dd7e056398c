import { TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { PrivacyPolicyScreen } from "./PrivacyPolicyScreen.tsx";

/** States what the lender does with personal data. */
const meta = {
  title: "Screens/Official site/Privacy policy",
  component: PrivacyPolicyScreen,
  render: () => (
    <TestApp path="/privacyPolicy">
      <PrivacyPolicyScreen />
    </TestApp>
  ),
} satisfies Meta<typeof PrivacyPolicyScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Default: Story = {
  name: "Shows the complete privacy policy",
  parameters: describeStory("Rule site.privacy: the complete legal text, from the lender to the grievance officer."),
};

export const Desktop: Story = {
  name: "Uses more than a phone's column on a wide screen",
  globals: { viewport: { value: "responsive" } },
  parameters: describeStory("Rule site.privacy: on a wide screen the page uses more than a phone's column."),
};
