import { TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { SiteScreen } from "./SiteScreen.tsx";

/** Presents the lender and its loans to visitors. */
const meta = {
  title: "Screens/Official site/Site",
  component: SiteScreen,
  render: () => (
    <TestApp path="/">
      <SiteScreen />
      <ToastRegion />
    </TestApp>
  ),
} satisfies Meta<typeof SiteScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

const at = (path: string): Story => ({
  render: () => (
    <TestApp path={path}>
      <SiteScreen />
      <ToastRegion />
    </TestApp>
  ),
});

export const Home: Story = {
  name: "Shows the lender's home page",
  parameters: describeStory(
    "Rules site.sections and site.footer: nav bar, sections, and a footer with phone, address, email, company name and copyright.",
  ),
};

export const InFilipino: Story = {
  name: "Shows the home page in Filipino",
  globals: { locale: "fil-PH" },
  parameters: describeStory("Rule rulings.languages: the home page in Filipino, with its language switch."),
};

export const Desktop: Story = {
  name: "Shows every link on a wide screen",
  globals: { viewport: { value: "responsive" } },
  parameters: describeStory("Rule site.sections: the same sections on a wide screen; the nav bar shows every link."),
};

export const About: Story = {
  ...at("/About"),
  name: "Says who authorised the lender",
  parameters: describeStory(
    "Rule site.authorised: the lender is authorised by the securities regulator, with both numbers.",
  ),
};

export const Policy: Story = {
  ...at("/Policy"),
  name: "Shows the policy in a frame",
  parameters: describeStory("Rule site.policy-frame: the policy in a frame."),
};

export const LoanTerms: Story = {
  ...at("/Loan"),
  name: "Lists terms, fees and notices of the loan",
  parameters: describeStory("Rule site.terms: terms, fees and notices of the loan."),
};

export const Contact: Story = {
  ...at("/Contact"),
  name: "Asks for name, phone and message",
  parameters: describeStory(
    "Rules site.contact and site.contact-local: name, phone and message. The form sends nothing to the lender.",
  ),
};

export const ContactIncomplete: Story = {
  ...at("/Contact"),
  name: "Says what is missing in the message",
  parameters: describeStory("Rule site.contact-required: name, phone and message are all required."),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Name"), "Ana Santos");
    await userEvent.click(canvas.getByRole("button", { name: "Send Message" }));
    await waitFor(() => expect(canvas.getByText("Please provide complete information!")).toBeVisible());
  },
};

export const ContactSent: Story = {
  ...at("/Contact"),
  name: "Says that the message was sent",
  parameters: describeStory("Rule site.contact-sent: shows the specified success message and clears the form."),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Name"), "Ana Santos");
    await userEvent.type(canvas.getByLabelText("Phone"), "0917 000 0000");
    await userEvent.type(canvas.getByLabelText("Message"), "Can I prolong my loan?");
    await userEvent.click(canvas.getByRole("button", { name: "Send Message" }));
    await waitFor(() => expect(canvas.getByText("Successfully!")).toBeVisible());
  },
};
