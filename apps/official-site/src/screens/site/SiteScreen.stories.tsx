import { TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Screen } from "./SiteScreen.tsx";

const meta = {
  title: "Screens/Official site/Site",
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

const told = (story: string) => ({ docs: { description: { story } } });

const at = (path: string): Story => ({
  render: () => (
    <TestApp path={path}>
      <Screen />
      <ToastRegion />
    </TestApp>
  ),
});

export const Home: Story = {
  parameters: told(
    "Specification 2: nav bar, sections, and a footer with phone, address, email, company name and copyright.",
  ),
};

export const Desktop: Story = {
  globals: { viewport: { value: "responsive" } },
  parameters: told("Specification 2: the same sections where there is room; the nav bar stands open."),
};

export const About: Story = {
  ...at("/About"),
  parameters: told("Specification 2: the lender is authorised by the securities regulator, with its two numbers."),
};

export const Policy: Story = { ...at("/Policy"), parameters: told("Specification 2: the policy in a frame.") };

export const LoanTerms: Story = {
  ...at("/Loan"),
  parameters: told("Specification 9: terms, fees and notices of the loan."),
};

export const Contact: Story = {
  ...at("/Contact"),
  parameters: told("Specification 2: name, phone, message; sending is purely local."),
};

export const ContactIncomplete: Story = {
  ...at("/Contact"),
  parameters: told("Specification 5: name, phone and message are all required."),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Name"), "Ana Santos");
    await userEvent.click(canvas.getByRole("button", { name: "Send Message" }));
    await waitFor(() => expect(canvas.getByText("Please provide complete information!")).toBeVisible());
  },
};

export const ContactSent: Story = {
  ...at("/Contact"),
  parameters: told("Specification 5: success is told in the words of the specification, and the form is empty again."),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Name"), "Ana Santos");
    await userEvent.type(canvas.getByLabelText("Phone"), "0917 000 0000");
    await userEvent.type(canvas.getByLabelText("Message"), "Can I prolong my loan?");
    await userEvent.click(canvas.getByRole("button", { name: "Send Message" }));
    await waitFor(() => expect(canvas.getByText("Successfully!")).toBeVisible());
  },
};
