import { EmptyBasket } from "@lending/ui/illustrations/empty-basket";
import { KiteFlying } from "@lending/ui/illustrations/kite-flying";
import { KiteOnWire } from "@lending/ui/illustrations/kite-on-wire";
import { LedgerAndCoffee } from "@lending/ui/illustrations/ledger-and-coffee";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { MangoesToShare } from "@lending/ui/illustrations/mangoes-to-share";
import { PhoneUnderPalm } from "@lending/ui/illustrations/phone-under-palm";
import { Status21 } from "@lending/ui/illustrations/status-21";
import { Status110 } from "@lending/ui/illustrations/status-110";
import { Status151 } from "@lending/ui/illustrations/status-151";
import { Status170 } from "@lending/ui/illustrations/status-170";
import { Status174 } from "@lending/ui/illustrations/status-174";
import { Status180 } from "@lending/ui/illustrations/status-180";
import { Status200 } from "@lending/ui/illustrations/status-200";
import { StoreShut } from "@lending/ui/illustrations/store-shut";
import type { ComponentType } from "react";
import { Themed } from "./Themed.tsx";

type Drawing = readonly [picture: ComponentType, where: string, what: string];

const SCENES: readonly Drawing[] = [
  [Status21, "21", "a jeepney sets out; the sun rises"],
  [Status110, "110", "the store's ledger is being read; morning"],
  [Status151, "151", "an outrigger boat at rest; late morning"],
  [Status170, "170 in other hands", "the neighbourhood store is open; noon"],
  [Status174, "174", "ripe mangoes, a half-full basket; afternoon"],
  [Status180, "180", "rain, an umbrella, a light at home; the sun sets"],
  [Status200, "200, 170 and any other", "bunting, a full basket; a new morning"],
  [LowHills, "money screens", "hills alone"],
];

const SPOTS: readonly Drawing[] = [
  [EmptyBasket, "nothing here", "a sparrow on an empty basket"],
  [KiteOnWire, "an error", "a kite on a wire"],
  [PhoneUnderPalm, "offline", "a phone under a palm"],
  [StoreShut, "a closed part", "the store's shutter is down"],
  [KiteFlying, "success", "the kite flies"],
  [LedgerAndCoffee, "Kind tips", "ledger and coffee"],
  [MangoesToShare, "rating", "mangoes to share"],
];

/** All illustrations in one theme. */
export function IllustrationTable({ look }: { look: "light" | "dark" }) {
  return (
    <Themed look={look}>
      <div style={{ display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(280px, 1fr))", gridGap: 16 }}>
        {SCENES.map(([Picture, where, what]) => (
          <figure key={where} style={{ margin: 0 }}>
            <div
              style={{
                position: "relative",
                height: 160,
                overflow: "hidden",
                borderRadius: 16,
                background:
                  "linear-gradient(var(--brand-scrim), var(--brand-scrim)), linear-gradient(180deg, var(--brand-stop-1), var(--brand-stop-2))",
              }}
            >
              <div style={{ position: "absolute", right: 0, bottom: 0, left: 0 }}>
                <Picture />
              </div>
            </div>
            <Caption where={where} what={what} />
          </figure>
        ))}
      </div>
      <div
        style={{
          display: "grid",
          gridTemplateColumns: "repeat(auto-fill, minmax(180px, 1fr))",
          gridGap: 16,
          marginTop: 24,
        }}
      >
        {SPOTS.map(([Picture, where, what]) => (
          <figure key={where} style={{ margin: 0 }}>
            <Picture />
            <Caption where={where} what={what} />
          </figure>
        ))}
      </div>
    </Themed>
  );
}

function Caption({ where, what }: { where: string; what: string }) {
  return (
    <figcaption style={{ marginTop: 4, fontSize: 14, color: "var(--text-2)" }}>
      <strong style={{ color: "var(--text)" }}>{where}</strong>: {what}
    </figcaption>
  );
}
