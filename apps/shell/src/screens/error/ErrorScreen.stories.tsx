import { TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorScreen } from "./ErrorScreen.tsx";

function ErrorStory({ message = "" }: { message?: string }) {
  return (
    <TestApp path={`/error?${new URLSearchParams({ message })}`}>
      <ErrorScreen />
    </TestApp>
  );
}

/** Shows the error that another system reports. */
const meta = {
  title: "Screens/Shell/Error",
  component: ErrorStory,
  parameters: { openedFrom: "The app, or a link of the lender." },
} satisfies Meta<typeof ErrorStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describe = (story: string) => ({ docs: { description: { story } } });

export const WithoutMessage: Story = {
  name: "Says that something went wrong",
  parameters: describe("Rule product.error-page: the shared error page shows its default text without a message."),
};
export const WithMessage: Story = {
  name: "Shows the message of the link to a borrower with a session",
  args: { message: "The session has ended. Please open the page again from the app." },
  parameters: describe("Rule product.error-page: the shared error page shows the message from its URL."),
};
export const LongMessage: Story = {
  name: "Wraps a long message",
  args: { message: "Napakahabang paliwanag kung bakit hindi mabuksan ang page na ito ngayon. ".repeat(6) },
  parameters: describe("Rule screens.long-text: a long message wraps."),
};
export const HostileMessage: Story = {
  name: "Leaves numbers and addresses out of a message",
  args: { message: "<img src=x onerror=alert(1)> https://evil.example/pay" },
  parameters: describe("Rule screens.server-text: a message with markup and a URL is shown as text, without a link."),
};
