import { KiteOnWire } from "@lending/ui/illustrations/kite-on-wire";
import { PhoneUnderPalm } from "@lending/ui/illustrations/phone-under-palm";
import { StoreShut } from "@lending/ui/illustrations/store-shut";
import type { ComponentType } from "react";
import type { FaultKind } from "./faultKind.ts";

const pictures: Readonly<Record<FaultKind, ComponentType>> = {
  offline: PhoneUnderPalm,
  timeout: PhoneUnderPalm,
  busy: KiteOnWire,
  trouble: KiteOnWire,
  session: StoreShut,
  closed: StoreShut,
  fault: KiteOnWire,
  broken: KiteOnWire,
};

/** The illustration of a failure. */
export function FailurePicture({ kind }: { kind: FaultKind }) {
  const Picture = pictures[kind];
  return <Picture />;
}
