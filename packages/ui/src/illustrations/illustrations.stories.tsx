import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { Band } from "../band/Band.tsx";
import { ScreenFrame } from "../screen-frame/ScreenFrame.tsx";
import { BrandMark } from "./BrandMark.tsx";
import { ComplaintLetter } from "./ComplaintLetter.tsx";
import { KiteFlying } from "./KiteFlying.tsx";
import { LedgerAndCoffee } from "./LedgerAndCoffee.tsx";
import { MangoesToShare } from "./MangoesToShare.tsx";
import { LowHills } from "./motifs/Hills.tsx";
import { EmptyBasket, KiteOnWire, PhoneUnderPalm, StoreShut } from "./StatePictures.tsx";
import { Status21 as Scene21 } from "./Status21.tsx";
import { Status110 as Scene110 } from "./Status110.tsx";
import { Status151 as Scene151 } from "./Status151.tsx";
import { Status174 as Scene174 } from "./Status174.tsx";
import { Status180 as Scene180 } from "./Status180.tsx";
import { Status200 as Scene200 } from "./Status200.tsx";
import { StoreMorning } from "./StoreMorning.tsx";

const meta = { title: "Foundations/Illustrations" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const sky = (title: string, line: string, scene: ReactNode) => () => (
  <ScreenFrame title="Order Details" onBack={() => {}} band={<Band title={title} lines={[line]} scene={scene} />} />
);

export const Status21: Story = {
  name: "Shows a received application as a jeepney that sets out",
  render: sky("Status 21", "Dawn: a jeepney sets out.", <Scene21 />),
};
export const Status110: Story = {
  name: "Shows a check in progress as a ledger being read",
  render: sky("Status 110", "Morning: the ledger is being read.", <Scene110 />),
};
export const Status151: Story = {
  name: "Shows money on its way as a boat at rest",
  render: sky("Status 151", "Late morning: a boat at rest.", <Scene151 />),
};
export const Status174: Story = {
  name: "Shows a payment that is due as ripe mangoes",
  render: sky("Status 174", "Afternoon: the mangoes are ripe.", <Scene174 />),
};
export const Status180: Story = {
  name: "Shows a late payment as rain with a light at home",
  render: sky("Status 180", "Dusk with rain: a light at home.", <Scene180 />),
};
export const Status200: Story = {
  name: "Shows a repaid loan as a new morning",
  render: sky("Status 200 and any other", "A new morning: bunting, a full basket.", <Scene200 />),
};
export const Public: Story = {
  name: "Shows the public pages as a street in the morning",
  render: sky("Site and promotion", "Morning: the store is open.", <StoreMorning />),
};
export const Money: Story = {
  name: "Shows low hills behind an amount",
  render: () => (
    <ScreenFrame title="Repayment" onBack={() => {}} band={<Band low title="Only hills" scene={<LowHills />} />} />
  ),
};

export const Spots: Story = {
  name: "Shows every picture for a message or dialog",
  render: () => (
    <div
      style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))", gridGap: 16, padding: 16 }}
    >
      <EmptyBasket />
      <KiteOnWire />
      <PhoneUnderPalm />
      <StoreShut />
      <KiteFlying />
      <LedgerAndCoffee />
      <MangoesToShare />
      <ComplaintLetter />
      <BrandMark />
    </div>
  ),
};
