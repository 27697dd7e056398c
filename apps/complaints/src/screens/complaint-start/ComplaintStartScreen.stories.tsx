import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { makeLaunch } from "@lending/bridge/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { orderComplaintStart } from "../../api/fetchComplaintStart.ts";
import { makeComplaintOrder, makeComplaintStart } from "../../api/testing/makeComplaint.ts";
import { saveComplaintDraft } from "../../complaintDraft.ts";
import { ComplaintStartScreen } from "./ComplaintStartScreen.tsx";

interface ComplaintStartStoryProps {
  route?: FakeRoute;
}

function ComplaintStartStory({ route = respond(makeComplaintStart()) }: ComplaintStartStoryProps) {
  const server = makeApi({ [routeOf(orderComplaintStart)]: route });
  return <TestScreen screen={ComplaintStartScreen} path="/complaint?orderId=o-174" server={server} />;
}

/** Asks which order a complaint is about, and what went wrong. */
const meta = {
  title: "Screens/Complaints/Complaint start",
  component: ComplaintStartStory,
  parameters: { docs: { story: { height: "740px" } } },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof ComplaintStartStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });
/** A sheet is rendered in the page's body, outside the story's canvas. */
const page = () => within(document.body);
const press = async (name: string) => userEvent.click(await page().findByRole("button", { name }));

export const Start: Story = {
  name: "Asks for the order and the kind of problem",
  parameters: describeStory(
    "Rules complaints.order, complaints.types and complaints.promise: the order card with All, and the question types; the promise.",
  ),
};

export const AllOrders: Story = {
  name: "Lists all orders to choose from",
  parameters: describeStory("Rule complaints.order: All lists all orders, for a single choice."),
  play: async () => {
    await press("All");
    const sheet = within(await page().findByRole("dialog", { name: "All orders" }));
    await userEvent.click(sheet.getByRole("radio", { name: /2611210048/ }));
  },
};

export const SubTypes: Story = {
  name: "Asks for the kind within a kind",
  parameters: describeStory("Rule complaints.sub-types: type 1 opens a sub-type list."),
  play: async () => {
    await press("Collection");
    await expect(await page().findByRole("dialog", { name: "Collection" })).toBeVisible();
  },
};

export const CollectionRefused: Story = {
  name: "Refuses a complaint about collection",
  args: { route: respond(makeComplaintStart({ orderDetail: makeComplaintOrder({ isShow: false }) })) },
  parameters: describeStory(
    "Rule complaints.collection: a complaint about collection is refused for an order that allows none.",
  ),
  play: async () => {
    await press("Collection");
    await expect(
      await page().findByText("The selected order does not support sending collection types"),
    ).toBeInTheDocument();
  },
};

export const WithDraft: Story = {
  name: "Offers an unfinished complaint again",
  beforeEach: () =>
    saveComplaintDraft(makeLaunch().sessionId, {
      orderNo: "2611210046",
      problemType: "2",
      problemSonType: "",
      text: "I paid yesterday.",
      pictures: [],
    }),
  parameters: describeStory("Rule rulings.complaint-draft: an unfinished complaint is offered again."),
};

export const LongTexts: Story = {
  name: "Wraps long texts of the lender",
  args: {
    route: respond(
      makeComplaintStart({
        orderDetail: makeComplaintOrder({
          productName: "Sandbox Cash Pangmatagalang Pautang para sa mga Negosyante",
          status: "In repayment, with one payment that is still being checked",
        }),
        problemType: [
          {
            title: "Somebody called my family, my neighbours and my employer about the loan",
            value: "9",
            takesReceipt: false,
            recordsCalls: false,
          },
        ],
      }),
    ),
  },
  parameters: describeStory("Rule screens.long-text: names, states and types come from the lender; long ones wrap."),
};

export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: {
    route: respond(
      makeComplaintStart({
        orderDetail: makeComplaintOrder({
          list: [
            { title: "Amount due", value: "₱12,345,678,901.00" },
            { title: "Due date", value: "2026-12-21" },
          ],
        }),
      }),
    ),
  },
  parameters: describeStory(
    "Rule screens.long-amount: the largest amount wraps between thousands when its line is too short.",
  ),
};

export const NoOrderNoTypes: Story = {
  name: "Opens even when the lender sends nothing",
  args: { route: respond({}) },
  parameters: describeStory("Rule screens.missing-fields: without orders and types, the screen still renders."),
};
export const Refused: Story = {
  name: "Shows the lender's refusal with Retry",
  args: { route: respond(null, { code: "404", message: "We could not find this order." }) },
  parameters: describeStory("Rule requests.refusal: the lender's message, with Retry."),
};
export const Loading: Story = {
  name: "Shows that the orders load",
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
    await expect(await page().findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
