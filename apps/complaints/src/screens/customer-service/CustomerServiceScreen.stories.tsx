import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { serviceContact } from "../../api/fetchContact.ts";
import { CustomerServiceScreen } from "./CustomerServiceScreen.tsx";

const contact = { email: "help@sandbox.example", smWa: "+63 917 000 0000" };

function CustomerServiceStory({ route = respond(contact) }: { route?: FakeRoute }) {
  return (
    <TestScreen
      screen={CustomerServiceScreen}
      path="/customerService"
      server={makeApi({ [routeOf(serviceContact)]: route })}
    />
  );
}

/** Lists the ways to reach the lender's service. */
const meta = {
  title: "Screens/Complaints/Customer service",
  component: CustomerServiceStory,
  parameters: { docs: { story: { height: "740px" } } },
} satisfies Meta<typeof CustomerServiceStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Contacts: Story = {
  name: "Lists the ways to reach the lender",
  parameters: {
    docs: {
      description: {
        story: "Rules complaints.service and complaints.whatsapp: the email opens mail; a WhatsApp-style contact.",
      },
    },
  },
};

export const HostileContacts: Story = {
  name: "Shows a contact that cannot be opened as text",
  args: { route: respond({ email: "a@b.ph?bcc=evil@evil.test", smWa: "javascript:alert(1)" }) },
  parameters: describeStory(
    "Rule complaints.contact-call: an email address or number that cannot be opened is plain text without a link.",
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText("javascript:alert(1)")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /evil/ })).toBeNull();
  },
};

export const NoContacts: Story = {
  name: "Links to other help when there are no contacts",
  args: { route: respond({}) },
  parameters: describeStory("Rule screens.missing-fields: without contacts, the page links to other help."),
};

export const Loading: Story = {
  name: "Shows that the contacts load",
  tags: ["loading"],
  args: { route: stuck },
  parameters: describeStory("Rule screens.skeleton: the first paint shows until the response arrives."),
};

export const Offline: Story = {
  name: "Says that there is no connection",
  args: { route: lost },
  parameters: describeStory(
    "Rule requests.network: without a connection, a toast and the screen report it, with Retry.",
  ),
  play: async () => {
    await expect(await within(document.body).findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
