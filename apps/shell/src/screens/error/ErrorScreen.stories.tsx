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

export const WithoutWords: Story = {};
export const WithMessage: Story = {
  args: { message: "The session has ended. Please open the page again from the app." },
};
export const LongMessage: Story = {
  args: { message: "Napakahabang paliwanag kung bakit hindi mabuksan ang page na ito ngayon. ".repeat(6) },
};
export const HostileMessage: Story = { args: { message: "<img src=x onerror=alert(1)> https://evil.example/pay" } };
