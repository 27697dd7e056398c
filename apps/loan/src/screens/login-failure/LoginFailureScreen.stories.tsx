import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { scholarships } from "../../api/fetchScholarships.ts";
import { clickProduct, enterProduct } from "../../api/productLinks.ts";
import { makeScholarships } from "../../api/testing/makeProducts.ts";
import { LoginFailureScreen } from "./LoginFailureScreen.tsx";

interface LoginFailureStoryProps {
  /** Fields that differ from the default response, as the server sends them. */
  failure?: Parameters<typeof makeScholarships>[0];
  routes?: Readonly<Record<string, FakeRoute>>;
}

function LoginFailureStory({ failure = {}, routes = {} }: LoginFailureStoryProps) {
  const server = makeApi({
    [routeOf(scholarships)]: respond(makeScholarships(failure)),
    [routeOf(clickProduct)]: { tarn: "00" },
    [routeOf(enterProduct)]: { tarn: "00", strath: { glen: "https://h5.test/loanConfirm?productId=p-2" } },
    ...routes,
  });
  return <TestScreen screen={LoginFailureScreen} path="/loginFailure" server={server} />;
}

/** Shows why an application failed, and offers other products. */
const meta = {
  title: "Screens/Loan/Login failure",
  component: LoginFailureStory,
  parameters: { openedFrom: "The app, after a joint login that failed.", docs: { story: { height: "740px" } } },
} satisfies Meta<typeof LoginFailureStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });
const page = () => within(document.body);

export const Failed: Story = {
  name: "Says that the application failed, with other products",
  parameters: describeStory(
    "Rules products.failure and products.list: Failed, the error message, and recommended products with their tags.",
  ),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Full today" })).toBeDisabled();
  },
};

export const ProductRefused: Story = {
  name: "Shows the refusal of another product",
  args: { routes: { [routeOf(enterProduct)]: { tarn: "30", ben: "This product is full today." } } },
  parameters: describeStory("Rule confirmation.variant-refusal: a refusal shows the lender's message."),
  play: async () => {
    await userEvent.click(await page().findByRole("button", { name: "Apply now" }));
    await expect(await page().findByText("This product is full today.")).toBeInTheDocument();
  },
};

export const NothingElse: Story = {
  name: "Says that the application failed, without other products",
  args: { failure: { products: [], noticeMessage: "" } },
  parameters: describeStory("Rule products.failure: without recommended products the failure is shown alone."),
};

export const EmptyResponse: Story = {
  name: "Opens even when the lender sends nothing",
  args: { routes: { [routeOf(scholarships)]: respond({}) } },
  parameters: describeStory(
    "Rule screens.missing-fields: anything that the lender sends may be missing; the screen still opens.",
  ),
};

export const Refused: Story = {
  name: "Shows the lender's refusal with Retry",
  args: { routes: { [routeOf(scholarships)]: respond(null, { code: "5", message: "Not now." }) } },
  parameters: describeStory("Rule requests.refusal: the lender's message, with Retry."),
};

export const Loading: Story = {
  name: "Shows that the page loads",
  tags: ["loading"],
  args: { routes: { [routeOf(scholarships)]: stuck } },
  parameters: describeStory("Rule screens.skeleton: the first paint shows until the response arrives."),
};

export const Offline: Story = {
  name: "Says that there is no connection",
  args: { routes: { [routeOf(scholarships)]: lost } },
  parameters: describeStory(
    "Rule requests.network: without a connection, a toast and the screen report it, with Retry.",
  ),
  play: async () => {
    await expect(await page().findByRole("button", { name: "Retry" })).toBeVisible();
  },
};

export const LongFilipino: Story = {
  name: "Wraps long texts in Filipino",
  globals: { locale: "fil-PH" },
  args: {
    failure: {
      noticeMessage: "Ito ang mga loan na puwede sa iyo ngayong araw. ".repeat(3),
      errMessage: "Hindi ka nai-log in ng kasosyong app dahil naubos ang oras. ".repeat(3),
    },
  },
  parameters: describeStory(
    "Rule screens.long-text: in Filipino, with long texts from the lender: everything wraps and nothing is cut.",
  ),
};
