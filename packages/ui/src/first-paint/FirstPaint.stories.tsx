import type { Meta, StoryObj } from "@storybook/react-vite";
import { Band } from "../band/Band.tsx";
import { MoneyBlock } from "../money-block/MoneyBlock.tsx";
import type { ComponentGuide } from "../testing/ComponentGuide.ts";
import { FirstPaint, FormFirstPaint, ProductBars } from "./FirstPaint.tsx";

const guide: ComponentGuide = {
  tasks: ["Show a screen before its data has arrived"],
  use: ["`src/firstPaints.tsx` of a remote: one for each path."],
  avoid: ["A screen that waits for a further response: use `Spinner` where it will be."],
  anatomy: {
    Frame: "The screen's own, with Back.",
    Placeholder: "A grey bar for a text that is not known; `src/firstFacts.ts` replaces it by its name.",
    Controls: "The screen's own; shown when a response allows them.",
    Retry: "Appears after 8 s.",
  },
  parts: { Frame: ".bar", Placeholder: ".amount", Controls: ".help", Retry: ".retry" },
  rules: [
    { do: "Build it from the components of the screen.", dont: "Draw boxes that resemble them." },
    { do: "Show a label that is always the same from the start.", dont: "Show a text that a response may replace." },
  ],
  content: ["The same messages as the screen."],
  keyboard: { Tab: "Back, then the controls, then Retry." },
  screenReader: ["The title is the level-1 heading. Bars are silent."],
  alsoCalled: ["skeleton"],
};

const meta = {
  title: "Components/Structure/FirstPaint",
  parameters: { guide },
  component: FirstPaint,
  args: { title: "Repayment" },
} satisfies Meta<typeof FirstPaint>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Money: Story = {
  name: "Waits for an amount",
  args: {
    band: (
      <Band low scene={null}>
        <MoneyBlock amount={{ label: "Repayment amount", value: "…" }} />
      </Band>
    ),
    children: <ProductBars />,
  },
};

export const Form: Story = { name: "Waits for a form", render: ({ title }) => <FormFirstPaint title={title} /> };
