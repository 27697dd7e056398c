import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { items } from "../../api/fetchItems.ts";
import { ListScreen } from "./ListScreen.tsx";

const ITEMS = respond({ email: "help@sandbox.example", smWa: "+63 917 000 0000" });

function ListStory({ route = ITEMS }: { route?: FakeRoute }) {
  return <TestScreen screen={ListScreen} path="/__NAME__" server={makeApi({ [routeOf(items)]: route })} />;
}

/** Lists items, and offers a new one. */
const meta = {
  title: "Templates/List",
  component: ListStory,
  parameters: { openedFrom: "The app, or a screen that links to its path." },
} satisfies Meta<typeof ListStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Items: Story = { name: "Lists the items" };
export const Empty: Story = { name: "Says what will appear in the list", args: { route: respond(null) } };
export const Loading: Story = { name: "Shows that the list loads", tags: ["loading"], args: { route: stuck } };
export const Refused: Story = {
  name: "Shows the lender's refusal with Retry",
  args: { route: respond(null, { code: "1", message: "Your list is closed until tomorrow." }) },
};
export const Offline: Story = { name: "Says that there is no connection", args: { route: lost } };
