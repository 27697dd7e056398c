import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { StarRating, type Stars } from "./StarRating.tsx";

function Rating({ first }: { first: Stars }) {
  const [stars, setStars] = useState(first);
  return <StarRating label="Rating" value={stars} onChange={setStars} />;
}

const meta = {
  title: "Components/StarRating",
  component: Rating,
  parameters: { gutter: true },
  args: { first: 0 },
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

export const None: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "3 stars" }));
    await expect(canvas.getByText("3 of 5 stars")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByText("4 of 5 stars")).toBeVisible();
  },
};
export const Four: Story = { args: { first: 4 } };
