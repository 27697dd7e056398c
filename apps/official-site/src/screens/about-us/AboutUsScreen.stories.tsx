import { TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Screen } from "./AboutUsScreen.tsx";

const meta = {
  title: "Screens/OfficialSite/AboutUs",
  component: Screen,
  parameters: { specification: "2" },
  render: () => (
    <TestApp path="/aboutUs">
      <Screen />
    </TestApp>
  ),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
