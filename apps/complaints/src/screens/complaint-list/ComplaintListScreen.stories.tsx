import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { complaintList } from "../../api/fetchComplaints.ts";
import { makeComplaintList } from "../../api/testing/makeComplaint.ts";
import { ComplaintListScreen } from "./ComplaintListScreen.tsx";

function ComplaintListStory({ route = respond(makeComplaintList()) }: { route?: FakeRoute }) {
  return (
    <TestScreen
      screen={ComplaintListScreen}
      path="/complaintList"
      server={makeApi({ [routeOf(complaintList)]: route })}
    />
  );
}

/** Lists the borrower's complaints by state. */
const meta = {
  title: "Screens/Complaints/Complaint list",
  component: ComplaintListStory,
  parameters: { docs: { story: { height: "740px" } } },
} satisfies Meta<typeof ComplaintListStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

const showTab = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole("tab", { name }));

export const Tabs: Story = {
  name: "Lists the complaints by state",
  parameters: {
    docs: { description: { story: "Rule complaints.list-route: tabs from the lender, each with a list of items." } },
  },
};
export const AnotherTab: Story = {
  name: "Lists the complaints of another state",
  parameters: describeStory("Rule complaints.list-route: each tab lists its items (time, problem type, content)."),
  play: ({ canvasElement }) => showTab(canvasElement, "Answered"),
};
export const EmptyTab: Story = {
  name: "Says that a state has no complaints",
  parameters: describeStory("Rule complaints.list-route: a tab without items shows an empty message."),
  play: ({ canvasElement }) => showTab(canvasElement, "Closed"),
};
export const Late: Story = {
  name: "Says that an answer is late, with the regulator's address",
  args: {
    route: respond(
      makeComplaintList([
        {
          title: "Open",
          items: [
            {
              id: "c-3",
              time: "2026-01-15 10:00:00",
              type: "Collection",
              content: "They called my mother at 11 pm.",
              state: "open",
            },
          ],
        },
      ]),
    ),
  },
  parameters: describeStory("Rule complaints.deadline: the day has passed, so the complaint says where to take it."),
};
export const WithoutStates: Story = {
  name: "Shows the lender's own tabs when it sends no states",
  args: {
    route: respond({
      tabs: [
        { title: "Open", items: [{ id: "c-3", time: "2026-11-20 10:00:00", type: "Collection", content: "No." }] },
      ],
    }),
  },
  parameters: describeStory("Rule complaints.deadline: a lender that sends no states."),
};
export const Empty: Story = {
  name: "Says that there are no complaints",
  args: { route: respond({ tabs: [] }) },
  parameters: describeStory("Rule complaints.file: without complaints, the one action is to file one."),
};
export const Refused: Story = {
  name: "Shows the lender's refusal with Retry",
  args: { route: respond(null, { code: "1", message: "Please log in again." }) },
  parameters: describeStory("Rule requests.refusal: the lender's message, with Retry. A complaint can still be filed."),
};

export const Loading: Story = {
  name: "Shows that the complaints load",
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
export const LongTexts: Story = {
  name: "Wraps long texts of the lender",
  args: {
    route: respond(
      makeComplaintList([
        {
          title: "Mga reklamong hindi pa nasasagot",
          items: [
            {
              id: "c-9",
              time: "2026-11-20 10:00:00",
              type: "Somebody called my family, my neighbours and my employer about the loan",
              content: "They call and call. ".repeat(10),
              state: "open",
            },
          ],
        },
        { title: "Nasagot na ng aming mga kasama", items: [] },
        { title: "Isinara", items: [] },
      ]),
    ),
  },
  parameters: describeStory(
    "Rule screens.long-text: tabs, types and content come from the lender; long ones wrap or are shortened.",
  ),
};
