import { type FakeRoute, lost, makeApi, stuck } from "@lending/api-client/testing";
import { ScreenStage } from "@lending/federation/screen-stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Screen } from "./ProductEntryScreen.tsx";

interface ProductEntryStoryProps {
  /** The obfuscated answer of the product entry. */
  entered?: FakeRoute;
  path?: string;
}

const leadsTo = (glen: string) => ({ tarn: "00", strath: { glen } });

function ProductEntryStory({
  entered = leadsTo("product"),
  path = "/productUrl?productId=p-1",
}: ProductEntryStoryProps) {
  const server = makeApi({ "POST /gopia/goya/enter": entered });
  return <ScreenStage screen={Screen} path={path} server={server} />;
}

const meta = {
  title: "Screens/Loan/Product entry",
  component: ProductEntryStory,
  parameters: { specification: "2, 7", docs: { story: { height: "740px" } } },
} satisfies Meta<typeof ProductEntryStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = (story: string) => ({ docs: { description: { story } } });
const leads = async (to: string) => expect(await within(document.body).findByText(to)).toBeInTheDocument();

export const ToNativeApp: Story = {
  parameters: told("Specification 7: a link that is none of http goes to the native app."),
  play: () => leads("asks the app for goToPage p-1 product"),
};

export const ToOffer: Story = {
  args: { entered: leadsTo("https://h5.test/loanConfirm?productId=p-1") },
  parameters: told("Specification 7: an address of this product is shown in this page's place."),
  play: () => leads("goes to /loanConfirm?productId=p-1"),
};

export const ToPartner: Story = {
  args: { entered: leadsTo("https://partner.test/apply") },
  parameters: told("Specification 7: any other address takes this page's place."),
  play: () => leads("is replaced by https://partner.test/apply"),
};

export const Refused: Story = {
  args: { entered: { tarn: "30", ben: "This product is full today." } },
  parameters: told("Specification 8: on a code other than '00' the server's message, with Retry."),
};

export const NoProduct: Story = {
  args: { path: "/productUrl" },
  parameters: told(
    "Specification 2: the product page is told its product by the query; without one it asks for nothing.",
  ),
};

export const Loading: Story = {
  args: { entered: stuck },
  parameters: told("Specification 7: the skeleton stands until the product entry has answered."),
};

export const Offline: Story = {
  args: { entered: lost },
  parameters: told("Specification 7: no connection. A toast and the screen say so, with Retry."),
  play: async () => {
    await expect(await within(document.body).findByRole("button", { name: "Retry" })).toBeVisible();
  },
};
