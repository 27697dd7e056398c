import { TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Screen } from "./PrivacyPolicyScreen.tsx";

const meta = {
  title: "Screens/OfficialSite/PrivacyPolicy",
  component: Screen,
  parameters: { specification: "2" },
  render: () => (
    <TestApp path="/privacyPolicy">
      <Screen />
    </TestApp>
  ),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
