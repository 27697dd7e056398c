import type { Meta, StoryObj } from "@storybook/react-vite";
import { Button } from "../button/Button.tsx";
import { ChevronRightIcon } from "../icon/noticeIcons.tsx";
import { Card } from "./Card.tsx";

const meta = {
  title: "Components/Card",
  component: Card,
  args: { children: "Related content." },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Titled: Story = { args: { title: "Payment plan" } };
export const WithAction: Story = {
  args: {
    title: "Order",
    titleEnd: (
      <Button variant="quiet" size="s" iconAfter={<ChevronRightIcon size="s" />}>
        All
      </Button>
    ),
  },
};
