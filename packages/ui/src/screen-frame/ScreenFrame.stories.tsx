import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ActionPair } from "../action-pair/ActionPair.tsx";
import { Band } from "../band/Band.tsx";
import { Button } from "../button/Button.tsx";
import { Card } from "../card/Card.tsx";
import { DetailRows } from "../detail-rows/DetailRows.tsx";
import { HelpContext } from "../help/helpContext.ts";
import { Status174 } from "../illustrations/Status174.tsx";
import { MoneyBlock } from "../money-block/MoneyBlock.tsx";
import { ProductCard } from "../product-card/ProductCard.tsx";
import { TabPanel, Tabs } from "../tabs/Tabs.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { logo } from "../testing/ComponentGuide.ts";
import { ScreenFrame } from "./ScreenFrame.tsx";

const guide: ComponentGuide = {
  tasks: ["Begin a screen", "Show that a screen loads"],
  use: ["Every screen. It holds the app bar, the sky, the content and the buttons."],
  avoid: ["A page inside a page: use `Card` and `SectionTitle`."],
  anatomy: {
    "App bar": "Back, the title, Help where the frame provides it.",
    Sky: "Optional: a `Band` with the brand's gradient.",
    Content: "One column, at most 34 rem wide.",
    "Action bar": "Stays at the bottom; scrolls away when it would cover a third of the screen.",
  },
  parts: { "App bar": ".bar", Sky: ".band", Content: ".content", "Action bar": ".actions" },
  rules: [
    { do: "Put the main action in the action bar.", dont: "Hide it below a long list." },
    {
      do: "Give the path a first paint: the document shows it until the screen has its data.",
      dont: "Build a second frame for the time of loading.",
    },
    { do: "Let a long title wrap to two lines.", dont: "Cut a title." },
  ],
  content: ["A title of one to three words, the same as the document's."],
  keyboard: { Tab: "Back, Help, content, then the action bar. Nothing focused is ever covered." },
  screenReader: ["The title is the level-1 heading, and has the focus when a screen opens."],
  alsoCalled: ["landscape"],
};

const openHelp = fn();

const meta = {
  title: "Components/Structure/ScreenFrame",
  parameters: { guide },
  component: ScreenFrame,
  decorators: [
    (Story) => (
      <HelpContext value={openHelp}>
        <Story />
      </HelpContext>
    ),
  ],
  args: { title: "Order Details", onBack: fn() },
} satisfies Meta<typeof ScreenFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithSky: Story = {
  name: "Frames a screen with a band and an action bar",
  args: {
    band: <Band title="Payment is due soon" lines={["Pay on or before the due date."]} scene={<Status174 />} />,
    actions: (
      <ActionPair
        main={{ label: "REPAY", onClick: () => {} }}
        hint="Short of money?"
        second={{ label: "Rollover Repayment", onClick: () => {} }}
      />
    ),
    children: (
      <>
        <Card label="Payment">
          <MoneyBlock
            amount={{ label: "Amount due", value: "₱2,650.00" }}
            date={{ label: "Due date", value: "2026-12-21" }}
          />
        </Card>
        <ProductCard name="Sandbox Cash" logo={logo("sandbox-cash")}>
          <DetailRows
            rows={[
              { label: "Loan amount", value: "₱10,000.00" },
              { label: "Instalment", value: "1 of 4" },
              { label: "Term", value: "120 days" },
            ]}
          />
        </ProductCard>
      </>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Back" }));
    await expect(args.onBack).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("button", { name: "Help" }));
    await expect(openHelp).toHaveBeenCalledTimes(1);
  },
};

export const Plain: Story = {
  name: "Frames a plain screen",
  args: { title: "Complaint", children: <Card>Content</Card>, actions: <Button>Send</Button> },
};

export const WithTabs: Story = {
  name: "Frames a screen with tabs",
  args: {
    title: "Payment account information",
    under: (
      <Tabs
        label="Card type"
        panelId="fields"
        value="1"
        onChange={() => {}}
        items={[
          { value: "1", label: "Bank account" },
          { value: "2", label: "E-wallet" },
        ]}
      />
    ),
    children: (
      <TabPanel id="fields" value="1">
        <Card>Fields</Card>
      </TabPanel>
    ),
    actions: <Button>Next</Button>,
  },
};

export const LongTitle: Story = {
  name: "Wraps a long title",
  args: { title: "Impormasyon ng account na pagpapadalhan ng bayad" },
};

const ROWS = Array.from({ length: 14 }, (_, index) => `Row ${index + 1}`);

/** The bar never covers the focused element: WCAG 2.4.11. */
export const FocusBesideTheBar: Story = {
  name: "Scrolls what has the focus out of the bar's way",
  args: {
    children: ROWS.map((row) => (
      <Card key={row}>
        <Button variant="quiet">{row}</Button>
      </Card>
    )),
    actions: <Button>Send</Button>,
  },
  play: async ({ canvasElement }) => {
    for (const name of ROWS) {
      const row = within(canvasElement).getByRole("button", { name });
      row.focus();
      await waitFor(() => {
        const { left, right, top, bottom } = row.getBoundingClientRect();
        expect(row).toContainElement(document.elementFromPoint((left + right) / 2, (top + bottom) / 2) as HTMLElement);
      });
    }
  },
};
