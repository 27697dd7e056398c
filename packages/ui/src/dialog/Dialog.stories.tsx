import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { LedgerAndCoffee } from "../illustrations/LedgerAndCoffee.tsx";
import { MangoesToShare } from "../illustrations/MangoesToShare.tsx";
import { StarRating, type Stars } from "../star-rating/StarRating.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Dialog } from "./Dialog.tsx";

const guide: ComponentGuide = {
  tasks: ["Ask for a decision"],
  use: ["One question or one message that has to be seen before anything else."],
  avoid: ["A choice from a list: use `Sheet` or `PickerField`.", "A result: use `Toast`."],
  anatomy: {
    Picture: "Optional, small, never about money.",
    Title: "The question or the fact.",
    Text: "Two or three sentences. Long text scrolls.",
    Buttons: "One or two. Cancel first.",
    Close: "Optional, in the corner, when the message may be ignored.",
  },
  parts: { Picture: ".illustration", Title: "h2", Text: "p", Buttons: ".actions", Close: ".close" },
  rules: [
    { do: "Open it after a tap, or where the specification says so.", dont: "Greet somebody with a dialog." },
    { do: "Let Back, Escape and Close do the same.", dont: "Trap the borrower." },
  ],
  content: [
    "A title that makes sense alone: screen readers announce it first.",
    `Buttons repeat the title's verb. Never "Yes" and "No".`,
  ],
  keyboard: { Tab: "Stays inside.", Escape: "Closes it where it may be closed; the focus returns to where it was." },
  screenReader: ['Title and "dialog", then the text. The page behind is silent.'],
};

const meta = {
  title: "Components/Overlays/Dialog",
  parameters: { guide },
  component: Dialog,
  args: { open: true, title: "Kind tips", onClose: fn() },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A dialog is rendered in the page's body, outside the story's canvas. */
const page = () => within(document.body);

export const OneButton: Story = {
  name: "Says one thing with one button",
  args: {
    text: "Pay only through the channels in this app. We never ask you to send money to a person.",
    illustration: <LedgerAndCoffee />,
    actions: <Button>Confirm</Button>,
  },
  play: async () => {
    await expect(await page().findByRole("dialog", { name: "Kind tips" })).toBeVisible();
  },
};

export const TwoButtons: Story = {
  name: "Asks for a decision between two buttons",
  args: {
    title: "Withdraw your money",
    text: "Your loan waits in your account.",
    actions: (
      <>
        <Button variant="line">Cancel</Button>
        <Button>Withdraw Now</Button>
      </>
    ),
  },
};

export const Closable: Story = {
  name: "Closes by the scrim when nothing is decided",
  args: {
    closable: true,
    title: "Your bank card is not bound yet",
    text: "Bind a card so that we can send your loan.",
    actions: <Button>Go and bind the card</Button>,
  },
  play: async ({ args }) => {
    await userEvent.click(await page().findByRole("button", { name: "Close" }));
    await expect(args.onClose).toHaveBeenCalledTimes(1);
  },
};

function RatingDialog() {
  const [stars, setStars] = useState<Stars>(0);
  return (
    <Dialog
      open
      title="How was it?"
      text="Your stars help us do better."
      illustration={<MangoesToShare />}
      actions={
        <>
          <Button variant="line">Cancel</Button>
          <Button>Submit</Button>
        </>
      }
    >
      <StarRating label="Rating" value={stars} onChange={setStars} />
    </Dialog>
  );
}

export const Rating: Story = {
  name: "Asks for a rating",
  render: () => <RatingDialog />,
  play: async () => {
    await userEvent.click(await page().findByRole("radio", { name: "4 stars" }));
    await expect(page().getByText("4 of 5 stars")).toBeVisible();
  },
};

function OpenedDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title="Kind tips"
        actions={<Button onClick={() => setIsOpen(false)}>Confirm</Button>}
      />
    </>
  );
}

export const GivesFocusBack: Story = {
  name: "Returns the focus to the button that opened it",
  render: () => <OpenedDialog />,
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button", { name: "Open" });
    await userEvent.click(opener);
    const dialog = await page().findByRole("dialog", { name: "Kind tips" });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const LongText: Story = {
  name: "Scrolls a long text between title and buttons",
  args: {
    title: "Mahalagang paalala tungkol sa iyong pagbabayad",
    text: "Magbayad lamang sa mga channel na nasa app na ito. ".repeat(24),
    actions: <Button>Kumpirmahin</Button>,
  },
  play: async () => {
    const text = await page().findByText(/Magbayad lamang/);
    // The box scrolls, so the keyboard must reach it.
    await waitFor(() => expect(text.parentElement).toHaveAttribute("tabindex", "0"));
  },
};
