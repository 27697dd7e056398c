import { lazyComponent } from "@lending/ui/lazy-component";
import type { ComponentType } from "react";
import * as css from "./FailureIllustration.module.css";
import type { FaultKind } from "./faultKind.ts";

// Loaded lazily, so that the first load stays small; the message is complete without the picture.
const picture = (load: () => Promise<ComponentType>) => lazyComponent(load, { fallback: null, Failed: () => null });

const KiteOnWire = picture(() => import("@lending/ui/illustrations/kite-on-wire").then((module) => module.KiteOnWire));
const PhoneUnderPalm = picture(() =>
  import("@lending/ui/illustrations/phone-under-palm").then((module) => module.PhoneUnderPalm),
);
const StoreShut = picture(() => import("@lending/ui/illustrations/store-shut").then((module) => module.StoreShut));

const pictures: Readonly<Record<FaultKind, ComponentType>> = {
  offline: PhoneUnderPalm,
  closed: StoreShut,
  fault: KiteOnWire,
  broken: KiteOnWire,
};

/** Illustration above the message of a failure. Reserves its space while it loads. */
export function FailureIllustration({ kind }: { kind: FaultKind }) {
  const Picture = pictures[kind];
  return (
    <div className={css.place}>
      <Picture />
    </div>
  );
}
