import { TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { UserScreen } from "./UserScreen.tsx";

/** Keeps the address of an old page of the site. */
const meta = {
  title: "Screens/Official site/User",
  component: UserScreen,
  parameters: { openedFrom: "An old link to the site." },
  render: () => (
    <TestApp path="/User">
      <UserScreen />
    </TestApp>
  ),
} satisfies Meta<typeof UserScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Default: Story = {
  name: "Shows an empty page in the frame of the site",
  parameters: describeStory("Rule site.user: /User is an empty page in the frame of the site."),
};
