import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { StarRating, type Stars } from "./StarRating.tsx";

function Rating({ first }: { first: Stars }) {
  const [stars, setStars] = useState(first);
  return <StarRating label="Rating" value={stars} onChange={setStars} />;
}

const guide: ComponentGuide = {
  tasks: ["Ask for a rating"],
  use: ["One question of opinion after something is finished: a reply, a loan."],
  avoid: ["Anything with consequences: a star must never close a complaint."],
  anatomy: {
    Stars: "Five radios of 48 px.",
    Words: 'The choice in words: "4 of 5 stars".',
  },
  parts: { Stars: ".stars", Words: "p" },
  rules: [
    { do: "Let somebody leave without rating.", dont: "Ask again on the same screen." },
    { do: "Ask one question.", dont: "Add more questions after the first star." },
  ],
  content: ['The label is the question: "How was it?"'],
  keyboard: { Tab: "Enters the group.", Arrows: "Choose more or fewer stars." },
  screenReader: ['"Rating, 4 stars, 4 of 5". The words are announced after each choice.'],
};

const meta = {
  title: "Components/Forms/StarRating",
  component: Rating,
  parameters: { guide, gutter: true },
  args: { first: 0 },
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = {
  name: "Asks for a number of stars",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "3 stars" }));
    await expect(canvas.getByText("3 of 5 stars")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByText("4 of 5 stars")).toBeVisible();
  },
};
export const Four: Story = { name: "Shows four stars of five, in words too", args: { first: 4 } };
