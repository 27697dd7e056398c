import { answer, type FakeRoute, lost, makeApi } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { HelloScreen } from "./HelloScreen.tsx";

function HelloStory({ route = answer({ email: "help@sandbox.example" }) }: { route?: FakeRoute }) {
  return <TestScreen screen={HelloScreen} path="/__NAME__" server={makeApi({ "POST /contact-kf-info": route })} />;
}

const meta = { title: "Screens/__NAME__/Hello", component: HelloStory } satisfies Meta<typeof HelloStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Contact: Story = { name: "Shows the lender's address" };
export const Refused: Story = {
  name: "Shows the lender's refusal",
  args: { route: answer(null, { code: "1", message: "Please log in again." }) },
};
export const Offline: Story = { name: "Says that there is no connection", args: { route: lost } };
