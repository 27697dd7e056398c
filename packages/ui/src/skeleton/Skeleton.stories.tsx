import type { Meta, StoryObj } from "@storybook/react-vite";
import { Band } from "../band/Band.tsx";
import { LowHills } from "../illustrations/LowHills.tsx";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import { Skeleton, SkeletonBar, SkeletonMoneyCard, SkeletonRowsCard } from "./Skeleton.tsx";

const meta = {
  title: "Components/Skeleton",
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

export const Cards: Story = {};
export const Screen: Story = {
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
