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

const meta = {
  title: "Screens/Shell/Error",
  component: ErrorStory,
  parameters: { specification: "2, 8" },
} satisfies Meta<typeof ErrorStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describe = (story: string) => ({ docs: { description: { story } } });

export const WithoutMessage: Story = {
  parameters: describe("Specification 8: the shared error page shows its default text without a message."),
};
export const WithMessage: Story = {
  args: { message: "The session has ended. Please open the page again from the app." },
  parameters: describe("Specification 8: the shared error page shows the message from its URL."),
};
export const LongMessage: Story = {
  args: { message: "Napakahabang paliwanag kung bakit hindi mabuksan ang page na ito ngayon. ".repeat(6) },
  parameters: describe("Specification 8: a long message wraps."),
};
export const HostileMessage: Story = {
  args: { message: "<img src=x onerror=alert(1)> https://evil.example/pay" },
  parameters: describe("Specification 8: a message with markup and a URL is shown as text, without a link."),
};
