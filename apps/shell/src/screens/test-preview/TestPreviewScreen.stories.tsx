import { TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Screen } from "./TestPreviewScreen.tsx";

const meta = {
  title: "Screens/Shell/TestPreview",
  parameters: { specification: "2" },
  component: Screen,
  render: () => (
    <TestApp path="/testPreview?productId=p-1&orderId=o-174">
      <Screen />
    </TestApp>
  ),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
