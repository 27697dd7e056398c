import "../../../shell/src/actions.css";
import { useLocale, useMessages } from "@lending/ui/locale";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect, useRef } from "react";
import { expect, within } from "storybook/test";
import { showActions } from "../../../../packages/federation/src/startup/facts/earlyActions.ts";
import { readFacts } from "../../../../packages/federation/src/startup/facts/readFacts.ts";
import { writeFacts } from "../../../../packages/federation/src/startup/facts/showFacts.ts";
import { makeOrderDetails } from "../../../loan/src/api/testing/makeOrderDetails.ts";
import { earlyActions } from "../../../loan/src/earlyActions.ts";
import { titles } from "../../../loan/src/messages/source.ts";
import { routes } from "../../../loan/src/routes.tsx";
import { skeletons } from "../../.storybook/skeletons.ts";

/** The document of an order before React runs: its skeleton with the facts and the buttons of the response. */
function EarlyOrder({ status, isDelay = "0" }: { status: string; isDelay?: "0" | "1" }) {
  const place = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const title = useMessages(titles).orderDetails;
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    element.innerHTML = skeletons.order;
    const heading = element.querySelector("[data-title]");
    if (heading) heading.textContent = title;
    const data: Record<string, unknown> = { ...makeOrderDetails({ orderStatus: status, isDelay }) };
    const facts = routes.find(({ path }) => path === "/loanDetail")?.facts ?? [];
    // Without the date: the document measures once whether it fits, and the tests of stories double the text later.
    for (const group of readFacts(data, facts, locale)) if (!("date" in group)) writeFacts(element, group);
    const query = new URLSearchParams({ productId: "p-1", orderId: "o-1" });
    showActions(element, earlyActions["/loanDetail"], { data, locale, query });
  }, [status, isDelay, locale, title]);
  return <div ref={place} />;
}

/** Shows facts and buttons of an order before its script runs. */
const meta = {
  title: "Screens/Loan/Order before React",
  component: EarlyOrder,
  args: { status: "174" },
  parameters: { docs: { story: { height: "740px" } } },
} satisfies Meta<typeof EarlyOrder>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });

export const Repayment: Story = {
  name: "Shows the amount and the button before any script",
  parameters: describeStory(
    "Rule rulings.early-actions: the amount and the button are there before any script of the screen.",
  ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole("button", { name: "Repayment" })).toBeVisible();
  },
};

export const RepayOrExtend: Story = {
  name: "Shows both buttons where the screen has them",
  args: { isDelay: "1" },
  parameters: describeStory("Rule rulings.early-actions: both buttons, at the places where the screen has them."),
};

export const FullyPaid: Story = {
  name: "Offers the next loan early",
  args: { status: "200" },
  parameters: describeStory("Rule rulings.early-actions: a repaid loan offers the next one early."),
};

export const InFilipino: Story = {
  name: "Labels the early buttons in Filipino",
  globals: { locale: "fil-PH" },
  args: { isDelay: "1" },
  parameters: describeStory("Rule rulings.early-actions: the early buttons in Filipino have the screen's own labels."),
};
