import { TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { AboutUsScreen } from "./AboutUsScreen.tsx";

/** Introduces the lender. */
const meta = {
  title: "Screens/Official site/About us",
  component: AboutUsScreen,
  render: () => (
    <TestApp path="/aboutUs">
      <AboutUsScreen />
    </TestApp>
  ),
} satisfies Meta<typeof AboutUsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Default: Story = {
  name: "Says who the lender is",
  parameters: describeStory("Rule site.about-us: static text on mission, advantages, team and contact email."),
};

export const Desktop: Story = {
  name: "Uses more than a phone's column on a wide screen",
  globals: { viewport: { value: "responsive" } },
  parameters: describeStory("Rule site.about-us: on a wide screen the page uses more than a phone's column."),
};
