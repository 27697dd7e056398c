import { type FakeRoute, lost, makeApi, respond, routeOf, stuck } from "@lending/api-client/testing";
import { TestScreen } from "@lending/federation/test-screen";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { cards } from "../../api/fetchCards.ts";
import { commitCardRepayment, confirmCardRepayment } from "../../api/submitCardRepayment.ts";
import { CARDS } from "../../testing/openScreen.tsx";
import { RepayChooseScreen } from "./RepayChooseScreen.tsx";

interface CardsStoryProps {
  way?: FakeRoute;
  commit?: FakeRoute;
  confirm?: FakeRoute;
}

function CardsStory({
  way = respond(CARDS),
  commit = respond({ repayRecordId: "r-1", needValid: 1 }),
  confirm = respond(null, { code: "800006" }),
}: CardsStoryProps) {
  const path = "/repayChoose?productId=p-1&orderId=o-1";
  const server = makeApi({
    [routeOf(cards)]: way,
    [routeOf(commitCardRepayment)]: commit,
    [routeOf(confirmCardRepayment)]: confirm,
  });
  return <TestScreen screen={RepayChooseScreen} path={path} server={server} />;
}

/** Takes a payment by bank card. */
const meta = {
  title: "Screens/Repay/Repayment by card",
  component: CardsStory,
  parameters: { openedFrom: "The app, for an order that is repaid by bank card." },
  // A story must not start with the code step of another one.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof CardsStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const describeStory = (story: string) => ({ docs: { description: { story } } });
const pay = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("radio", { name: "Bank of the Sandbox" }));
  await userEvent.click(canvas.getByRole("button", { name: "Pay" }));
  return canvas;
};

export const Cards: Story = {
  name: "Lets the borrower choose a card to pay with",
  parameters: describeStory("Rule card-repayment.pay: pick a card, pay."),
};
export const NothingChosen: Story = {
  name: "Says that a card must be chosen",
  parameters: describeStory("Rule card-repayment.card-required: a card must be chosen."),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Pay" }));
    await waitFor(() => expect(canvas.getByText("please select a bank card first")).toBeVisible());
  },
};
export const CodeRequired: Story = {
  name: "Asks for the bank's SMS code",
  parameters: describeStory(
    "Rule card-repayment.code-step: a bank that confirms by SMS opens a step for its code, with a countdown of 60 s.",
  ),
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "SMS code" })).toBeVisible());
  },
};
export const WrongCode: Story = {
  name: "Says that the SMS code is wrong",
  parameters: describeStory("Rule card-repayment.wrong-code: the refusal 800006 shows 'wrong code' at the field."),
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: "SMS code" }), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(canvas.getAllByText("wrong code")[0]).toBeVisible());
  },
};
export const NoCards: Story = {
  name: "Offers the hosted page when there are no cards",
  args: { way: respond({ ...CARDS, cards: [] }) },
  parameters: describeStory(
    "Rule card-repayment.hosted: without cards there is nothing to choose, and the screen offers the hosted page.",
  ),
};
export const Refused: Story = {
  name: "Shows the lender's refusal",
  args: { way: respond(null, { code: "1" }) },
  parameters: describeStory(
    'Rule card-repayment.fallback: the fallback "query card list failed" when the server sends no message.',
  ),
};
export const SubmittedTwice: Story = {
  name: "Keeps a way to the order after a second submission",
  args: { confirm: respond(null, { code: "800005" }) },
  parameters: describeStory(
    "Rule card-repayment.twice: after the refusal 800005 a button to the order stays when the toast disappears.",
  ),
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: "SMS code" }), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(canvas.getByRole("link", { name: /Check your order/ })).toBeVisible());
  },
};
export const Lost: Story = {
  name: "Warns to check the order when no response arrives",
  args: { way: lost },
  parameters: describeStory(
    'Rule card-repayment.network: a network failure shows "error", with Retry and a button to the order.',
  ),
};
export const TwoCardsOfOneBank: Story = {
  name: "Distinguishes two cards of one bank",
  args: {
    way: respond({ ...CARDS, cards: [CARDS.cards[0], { ...CARDS.cards[0], id: "card-3", cardNo: "**** 1111" }] }),
  },
  parameters: describeStory("Rule card-repayment.fields: two cards of one bank are distinguished by their numbers."),
};

export const LargestAmount: Story = {
  name: "Wraps the largest amount",
  args: { way: respond({ ...CARDS, withholdingAmount: "1234567890100" }) },
  parameters: describeStory(
    "Rule screens.long-amount: the largest amount breaks between thousands when its line is too short.",
  ),
};

export const Loading: Story = {
  name: "Shows that the amount loads",
  tags: ["loading"],
  args: { way: stuck },
  parameters: describeStory("Rule screens.skeleton: the first paint shows until the response arrives."),
};

export const CodeTooShort: Story = {
  name: "Says that the SMS code is too short",
  parameters: describeStory("Rule card-repayment.code-length: the SMS code has at least 6 characters."),
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: "SMS code" }), "12345");
    await userEvent.click(canvas.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(canvas.getAllByText("please enter the correct code")[0]).toBeVisible());
  },
};
