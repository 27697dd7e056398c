import { apiAtom } from "@lending/api-client";
import { answer, type FakeRoute, lost, makeApi } from "@lending/api-client/testing";
import { createStore } from "@lending/bridge/store";
import { makePage, TestApp } from "@lending/bridge/testing";
import { ToastRegion } from "@lending/ui/toast";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Suspense } from "react";
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
  const store = createStore();
  const { api } = makeApi({
    "POST /repayment-way": way,
    "POST /repayment-commit": commit,
    "POST /repayment-confirm": confirm,
  });
  store.set(apiAtom, api);
  return (
    <TestApp app={{ page: makePage({ href: `https://h5.test${path}` }) }} store={store} path={path}>
      <Suspense fallback={<p>Waiting for the server</p>}>
        <Screen />
      </Suspense>
      <ToastRegion />
    </TestApp>
  );
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
export const NoCards: Story = { args: { way: answer({ ...CARDS, cards: [] }) } };
export const Refused: Story = { args: { way: answer(null, { code: "1" }) } };
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
  parameters: told("Two cards of one bank are told apart by their numbers."),
};
