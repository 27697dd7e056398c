import { answer, type FakeRoute, makeApi } from "@lending/api-client/testing";
import { ScreenStage } from "@lending/federation/screen-stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { userEvent, within } from "storybook/test";
import { makeComplaintList } from "../../api/testing/makeComplaintList.ts";
import { Screen } from "./ComplaintListScreen.tsx";

function ComplaintListStory({ route = answer(makeComplaintList()) }: { route?: FakeRoute }) {
  return <ScreenStage screen={Screen} path="/complaintList" server={makeApi({ "POST /problem-list": route })} />;
}

const meta = {
  title: "Screens/Complaints/Complaint list",
  component: ComplaintListStory,
  parameters: { specification: "2, 7", docs: { story: { height: "740px" } } },
} satisfies Meta<typeof ComplaintListStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const showTab = async (canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(canvasElement).findByRole("tab", { name }));

export const Tabs: Story = {
  parameters: { docs: { description: { story: "Specification 2: tabs from the server, each a list of items." } } },
};
export const AnotherTab: Story = { play: ({ canvasElement }) => showTab(canvasElement, "Answered") };
export const EmptyTab: Story = { play: ({ canvasElement }) => showTab(canvasElement, "Closed") };
export const Empty: Story = { args: { route: answer({ tabs: [] }) } };
export const Refused: Story = { args: { route: answer(null, { code: "1", message: "Please log in again." }) } };
