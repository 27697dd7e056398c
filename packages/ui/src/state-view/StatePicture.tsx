import type { ComponentType } from "react";
import { EmptyBasket } from "../illustrations/EmptyBasket.tsx";
import { KiteFlying } from "../illustrations/KiteFlying.tsx";
import { KiteOnWire } from "../illustrations/KiteOnWire.tsx";
import { LedgerAndCoffee } from "../illustrations/LedgerAndCoffee.tsx";
import { PhoneUnderPalm } from "../illustrations/PhoneUnderPalm.tsx";
import { StoreShut } from "../illustrations/StoreShut.tsx";
import type { StateKind } from "./StateView.tsx";

const pictures: Readonly<Record<StateKind, ComponentType>> = {
  empty: EmptyBasket,
  missing: EmptyBasket,
  offline: PhoneUnderPalm,
  failed: KiteOnWire,
  refused: StoreShut,
  waiting: LedgerAndCoffee,
  done: KiteFlying,
};

/** The picture of a state. */
export function StatePicture({ kind }: { kind: StateKind }) {
  const Picture = pictures[kind];
  return <Picture />;
}
