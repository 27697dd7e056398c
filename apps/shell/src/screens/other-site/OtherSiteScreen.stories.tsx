import { makeLaunch, TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { OtherSiteScreen } from "./OtherSiteScreen.tsx";

function OtherSiteStory({ sessionId = "demo" }: { sessionId?: string }) {
  return (
    <TestApp path="/otherSite" app={{ launch: makeLaunch({ sessionId }) }}>
      <OtherSiteScreen />
    </TestApp>
  );
}

/** Protects a borrower whom another site sent here. */
const meta = {
  title: "Screens/Shell/OtherSite",
  component: OtherSiteStory,
  parameters: { openedFrom: "A link of another site." },
} satisfies Meta<typeof OtherSiteStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describe = (story: string) => ({ docs: { description: { story } } });

export const WithSession: Story = {
  name: "Says that another site opened the page, with a way back",
  parameters: describe("Rule rulings.foreign-link: the page says that the link was not opened, and leads back."),
};
export const WithoutSession: Story = {
  name: "Says that another site opened the page, without a session",
  args: { sessionId: "" },
  parameters: describe("Rule rulings.foreign-link: without a session it leads to the app's home page."),
};
