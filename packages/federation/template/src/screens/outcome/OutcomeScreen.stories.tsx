import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { outcome } from "../../api/fetchOutcome.ts";
import { OutcomeScreen } from "./OutcomeScreen.tsx";

interface OutcomeStoryProps {
  route?: FakeRoute;
  reference?: string;
}

function OutcomeStory({ route = respond({ state: "received" }), reference = "R-1" }: OutcomeStoryProps) {
  const path = `/__NAME__Outcome?reference=${reference}`;
  return <TestScreen screen={OutcomeScreen} path={path} server={makeApi({ [routeOf(outcome)]: route })} />;
}

/** Says what became of a request, and what to do next. */
const meta = { title: "Templates/Outcome", component: OutcomeStory } satisfies Meta<typeof OutcomeStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Received: Story = { name: "Says that the request was received" };
export const Declined: Story = {
  name: "Says that the request was declined",
  args: { route: respond({ state: "declined", note: "You have another open request." }) },
};
export const Nothing: Story = { name: "Says that there is no request", args: { reference: "" } };
export const Loading: Story = { name: "Shows that the outcome loads", tags: ["loading"], args: { route: stuck } };
export const Refused: Story = {
  name: "Shows the lender's refusal with Retry",
  args: { route: respond(null, { code: "1", message: "Please try again tomorrow." }) },
};
export const Offline: Story = { name: "Says that there is no connection", args: { route: lost } };
