import { TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Screen } from "./UserScreen.tsx";

const meta = {
  title: "Screens/Official site/User",
  component: Screen,
  render: () => (
    <TestApp path="/User">
      <Screen />
    </TestApp>
  ),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Default: Story = {
  parameters: describeStory("Rule site.user: /User is an empty page in the frame of the site."),
};
