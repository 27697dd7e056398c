import { TestApp } from "@lending/bridge/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { TestPreviewScreen } from "./TestPreviewScreen.tsx";

/** Lets a developer open the pages of the native app, and try the phone. */
const meta = {
  title: "Screens/Shell/Test preview",
  component: TestPreviewScreen,
  parameters: { openedFrom: "A developer, by its address." },
  render: () => (
    <TestApp path="/testPreview?productId=p-1&orderId=o-174">
      <TestPreviewScreen />
    </TestApp>
  ),
} satisfies Meta<typeof TestPreviewScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const describe = (story: string) => ({ docs: { description: { story } } });

export const Default: Story = {
  name: "Lists the pages to open",
  parameters: describe(
    "Rules test-page.fields and test-page.buttons: the editable launch fields, the pages that they open, photo, contact and location.",
  ),
};
