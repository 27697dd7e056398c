import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { scholarships } from "../../api/fetchScholarships.ts";
import { makeScholarships } from "../../api/testing/makeProducts.ts";
import { RecommendListScreen } from "./RecommendListScreen.tsx";

interface RecommendListStoryProps {
  list?: Parameters<typeof makeScholarships>[0];
  refusal?: string;
  /** A response that replaces the default one. */
  route?: FakeRoute;
}

function RecommendListStory({ list = {}, refusal, route }: RecommendListStoryProps) {
  const server = makeApi({
    [routeOf(scholarships)]:
      route ??
      (refusal === undefined ? respond(makeScholarships(list)) : respond(null, { code: "5", message: refusal })),
  });
  return <TestScreen screen={RecommendListScreen} path="/recommendList" server={server} />;
}

/** Lists the products that a borrower can take instead. */
const meta = {
  title: "Screens/Loan/Recommended products",
  component: RecommendListStory,
  parameters: { docs: { story: { height: "740px" } } },
} satisfies Meta<typeof RecommendListStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Products: Story = {
  name: "Lists the recommended products",
  parameters: describeStory(
    "Rule products.list-route: the recommended products of the failed login, on a separate page.",
  ),
};
export const WithoutNotice: Story = {
  name: "Lists products without the notice",
  args: { list: { noticeMessage: "" } },
  parameters: describeStory(
    "Rule screens.missing-fields: the notice may be missing; the products are shown without it.",
  ),
};
export const Empty: Story = {
  name: "Says that no product is open",
  args: { list: { products: null } },
  parameters: describeStory(
    "Rule screens.missing-fields: the list may be empty; the screen then shows that no product is open.",
  ),
};
export const Refused: Story = {
  name: "Shows the lender's refusal with Retry",
  args: { refusal: "Not now." },
  parameters: describeStory("Rule requests.refusal: the lender's message, with Retry."),
};

export const Loading: Story = {
  name: "Shows that the list loads",
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
export const LongFilipino: Story = {
  name: "Wraps long texts in Filipino",
  globals: { locale: "fil-PH" },
  args: { list: { noticeMessage: "Ito ang mga loan na puwede sa iyo ngayong araw. ".repeat(4) } },
  parameters: describeStory(
    "Rule screens.long-text: in Filipino, with long texts from the lender: everything wraps and nothing is cut.",
  ),
};
