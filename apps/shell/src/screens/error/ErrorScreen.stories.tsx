import { TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Screen } from "./ErrorScreen.tsx";

function ErrorStory({ message = "" }: { message?: string }) {
  return (
    <TestApp path={`/error?${new URLSearchParams({ message })}`}>
      <Screen />
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

const told = (story: string) => ({ docs: { description: { story } } });

export const WithoutWords: Story = { parameters: told("Specification 8, shared error page: nothing was said.") };
export const WithMessage: Story = {
  args: { message: "The session has ended. Please open the page again from the app." },
  parameters: told("Specification 8, shared error page, with the words it was given."),
};
export const LongMessage: Story = {
  args: { message: "Napakahabang paliwanag kung bakit hindi mabuksan ang page na ito ngayon. ".repeat(6) },
  parameters: told("Specification 8, shared error page: a long message wraps."),
};
export const HostileMessage: Story = {
  args: { message: "<img src=x onerror=alert(1)> https://evil.example/pay" },
  parameters: told("Specification 8, shared error page: the words of an address are text, and no link."),
};
