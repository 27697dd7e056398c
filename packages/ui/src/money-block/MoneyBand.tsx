import type { ComponentProps } from "react";
import { Band } from "../band/Band.tsx";
import { LowHills } from "../illustrations/motifs/Hills.tsx";
import { MoneyBlock } from "./MoneyBlock.tsx";

/** The sky of a screen about one amount: only hills, and the amount in front of them. */
export const MoneyBand = (block: ComponentProps<typeof MoneyBlock>) => (
  <Band low scene={<LowHills />}>
    <MoneyBlock {...block} />
  </Band>
);
