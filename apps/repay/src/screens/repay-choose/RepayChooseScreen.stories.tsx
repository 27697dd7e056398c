import { answer, type FakeRoute, lost, makeApi, stuck } from "@lending/api-client/testing";
import { ScreenStage } from "@lending/federation/screen-stage";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { CARDS } from "../../testing/openCards.ts";
import { Screen } from "./RepayChooseScreen.tsx";

interface CardsStoryProps {
  way?: FakeRoute;
  commit?: FakeRoute;
  confirm?: FakeRoute;
}

function CardsStory({
  way = answer(CARDS),
  commit = answer({ repayRecordId: "r-1", needValid: 1 }),
  confirm = answer(null, { code: "800006" }),
}: CardsStoryProps) {
  const path = "/repayChoose?productId=p-1&orderId=o-1";
  const server = makeApi({
    "POST /repayment-way": way,
    "POST /repayment-commit": commit,
    "POST /repayment-confirm": confirm,
  });
  return <ScreenStage screen={Screen} path={path} server={server} />;
}

const meta = {
  title: "Screens/Repay/Repayment by card",
  parameters: { specification: "3, 4, 5, 7, 8, 9" },
  component: CardsStory,
  // What one story awaits is no matter of the next.
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof CardsStory>;
export default meta;

type Story = StoryObj<typeof meta>;

const told = (story: string) => ({ docs: { description: { story } } });
const pay = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole("radio", { name: "Bank of the Sandbox" }));
  await userEvent.click(canvas.getByRole("button", { name: "Pay" }));
  return canvas;
};

export const Cards: Story = {
  parameters: told("Specification 4, legacy repayment: pick a card, pay."),
};
export const NothingChosen: Story = {
  parameters: told("Specification 5: a card must be chosen."),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Pay" }));
    await waitFor(() => expect(canvas.getByText("please select a bank card first")).toBeVisible());
  },
};
export const CodeWanted: Story = {
  parameters: told("Specification 4: if needValid is 1 a code step opens with a countdown of 60 s."),
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "SMS code" })).toBeVisible());
  },
};
export const WrongCode: Story = {
  parameters: told("Specification 8: 800006."),
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: "SMS code" }), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(canvas.getAllByText("wrong code")[0]).toBeVisible());
  },
};
export const NoCards: Story = {
  args: { way: answer({ ...CARDS, cards: [] }) },
  parameters: told("Specification 3: no card came; there is nothing to choose, and the screen says so."),
};
export const Refused: Story = {
  args: { way: answer(null, { code: "1" }) },
  parameters: told('Specification 8: the fallback "query card list failed" where the server says nothing.'),
};
export const AskedTwice: Story = {
  args: { confirm: answer(null, { code: "800005" }) },
  parameters: told("Specification 8: 800005. The way to the order stays when the toast has gone."),
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: "SMS code" }), "123456");
    await userEvent.click(canvas.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: /Check your order/ })).toBeVisible());
  },
};
export const Lost: Story = {
  args: { way: lost },
  parameters: told('Specification 8: a network failure is "error"; here with Retry and the way to the order.'),
};
export const TwoCardsOfOneBank: Story = {
  args: {
    way: answer({ ...CARDS, cards: [CARDS.cards[0], { ...CARDS.cards[0], id: "card-3", cardNo: "**** 1111" }] }),
  },
  parameters: told("Specification 3: two cards of one bank are told apart by their numbers."),
};

export const LargestAmount: Story = {
  args: { way: answer({ ...CARDS, withholdingAmount: "1234567890100" }) },
  parameters: told("Specification 9: the largest amount breaks between thousands where its line is too short for it."),
};

export const Loading: Story = {
  args: { way: stuck },
  parameters: told("Specification 7: the amount's skeleton stands until repayment-way has answered."),
};

export const CodeTooShort: Story = {
  parameters: told("Specification 5: the SMS code has at least 6 characters."),
  play: async ({ canvasElement }) => {
    const canvas = await pay(canvasElement);
    await userEvent.type(await canvas.findByRole("textbox", { name: "SMS code" }), "12345");
    await userEvent.click(canvas.getByRole("button", { name: "Confirm" }));
    await waitFor(() => expect(canvas.getAllByText("please enter the correct code")[0]).toBeVisible());
  },
};
