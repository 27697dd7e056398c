import { TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Screen } from "./SiteScreen.tsx";

const meta = {
  title: "Screens/OfficialSite/Site",
  component: Screen,
  parameters: { specification: "2, 5, 9" },
  render: () => (
    <TestApp path="/">
      <Screen />
      <ToastRegion />
    </TestApp>
  ),
} satisfies Meta<typeof Screen>;
export default meta;

type Story = StoryObj<typeof meta>;

const at = (path: string): Story => ({
  render: () => (
    <TestApp path={path}>
      <Screen />
      <ToastRegion />
    </TestApp>
  ),
});

export const Home: Story = {};

export const Desktop: Story = { globals: { viewport: { value: "responsive" } } };

export const About: Story = at("/About");

export const Policy: Story = at("/Policy");

export const LoanTerms: Story = at("/Loan");

export const Contact: Story = at("/Contact");

export const ContactIncomplete: Story = {
  ...at("/Contact"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Name"), "Ana Santos");
    await userEvent.click(canvas.getByRole("button", { name: "Send Message" }));
    await waitFor(() => expect(canvas.getByText("Please provide complete information!")).toBeVisible());
  },
};

export const ContactSent: Story = {
  ...at("/Contact"),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Name"), "Ana Santos");
    await userEvent.type(canvas.getByLabelText("Phone"), "0917 000 0000");
    await userEvent.type(canvas.getByLabelText("Message"), "Can I prolong my loan?");
    await userEvent.click(canvas.getByRole("button", { name: "Send Message" }));
    await waitFor(() => expect(canvas.getByText("Successfully!")).toBeVisible());
  },
};
