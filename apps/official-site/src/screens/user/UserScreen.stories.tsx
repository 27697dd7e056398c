import { TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Screen } from "./UserScreen.tsx";

const meta = {
  title: "Screens/OfficialSite/User",
  component: Screen,
  parameters: { specification: "2" },
  render: () => (
    <TestApp path="/User">
      <Screen />
    </TestApp>
  ),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
