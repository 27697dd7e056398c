import type { Meta, StoryObj } from "@storybook/react-vite";
import { Band } from "../band/Band.tsx";
import { LowHills } from "../illustrations/LowHills.tsx";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { Skeleton, SkeletonBar, SkeletonMoneyCard, SkeletonRowsCard } from "./Skeleton.tsx";

const guide: ComponentGuide = {
  tasks: ["Outline a part of a screen that loads"],
  // No screen uses it: the document shows the skeleton that the route of a screen names.
  status: "deprecated",
  use: ["The outline of a screen whose data is on its way."],
  avoid: ["An answer to a tap: use `waiting` of a `Button`, or a loading `Toast`."],
  anatomy: {
    Bars: "As wide as the texts that usually come.",
    Cards: "The same boxes as the finished screen, so that nothing jumps.",
  },
  rules: [
    { do: "Wait 150 ms before showing it.", dont: "Flash it for every fast response." },
    { do: "Leave room for a button.", dont: "Draw a button that cannot be tapped." },
  ],
  content: ["None. A bar is not a text."],
  keyboard: {},
  screenReader: ['"Loading", once. The bars are silent.'],
};

const meta = {
  title: "Components/Messages/Skeleton",
  parameters: { guide },
  component: Skeleton,
  args: {
    children: (
      <>
        <SkeletonMoneyCard />
        <SkeletonRowsCard rows={3} />
      </>
    ),
  },
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cards: Story = { name: "Holds the space of cards that load" };
export const Screen: Story = {
  name: "Holds the space of a screen that loads",
  render: (args) => (
    <ScreenFrame
      title="Order Details"
      onBack={() => {}}
      band={
        <Band scene={<LowHills />}>
          <SkeletonBar onSky width="62%" height={20} />
          <SkeletonBar onSky width="78%" />
        </Band>
      }
    >
      <Skeleton {...args} />
    </ScreenFrame>
  ),
};
