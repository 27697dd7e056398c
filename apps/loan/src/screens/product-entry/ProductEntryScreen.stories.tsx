import { type FakeRoute, lost, makeApi, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { enterProduct } from "../../api/productLinks.ts";
import { ProductEntryScreen } from "./ProductEntryScreen.tsx";

interface ProductEntryStoryProps {
  /** The obfuscated response of the product entry. */
  entry?: FakeRoute;
  path?: string;
}

const withLink = (glen: string) => ({ tarn: "00", strath: { glen } });

function ProductEntryStory({
  entry = withLink("product"),
  path = "/productUrl?productId=p-1",
}: ProductEntryStoryProps) {
  const server = makeApi({ [routeOf(enterProduct)]: entry });
  return <TestScreen screen={ProductEntryScreen} path={path} server={server} />;
}

/** Opens the product that a link names. */
const meta = {
  title: "Screens/Loan/Product entry",
  component: ProductEntryStory,
  parameters: { docs: { story: { height: "740px" } } },
} satisfies Meta<typeof ProductEntryStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });
const expectNavigation = async (to: string) => expect(await within(document.body).findByText(to)).toBeInTheDocument();

export const ToNativeApp: Story = {
  name: "Opens a product in the app",
  parameters: describeStory("Rule order-details.native-link: a product may open in the app."),
  play: () => expectNavigation("asks the app for goToPage p-1 product"),
};

export const Refused: Story = {
  name: "Shows the lender's refusal with the ways on",
  args: { entry: { tarn: "30", ben: "This product is full today." } },
  parameters: describeStory(
    "Rule order-details.product-refused: a refusal shows the lender's message, other loans, a call and the home.",
  ),
};

export const NoProduct: Story = {
  name: "Says that no product was chosen",
  args: { path: "/productUrl" },
  parameters: describeStory("Rule products.link-route: without a product there is nothing to open."),
};

export const Loading: Story = {
  name: "Shows that the product loads",
  tags: ["loading"],
  args: { entry: stuck },
  parameters: describeStory("Rule screens.skeleton: the first paint shows until the response arrives."),
};

export const Offline: Story = {
  name: "Says that there is no connection",
  args: { entry: lost },
  parameters: describeStory(
    "Rule requests.network: without a connection, a toast and the screen report it, with Retry.",
  ),
  play: async () => {
    await expect(await within(document.body).findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
