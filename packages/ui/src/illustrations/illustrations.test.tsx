import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { render } from "../testing/dom.ts";
import { EmptyBasket } from "./EmptyBasket.tsx";
import { KiteFlying } from "./KiteFlying.tsx";
import { KiteOnWire } from "./KiteOnWire.tsx";
import { LedgerAndCoffee } from "./LedgerAndCoffee.tsx";
import { MangoesToShare } from "./MangoesToShare.tsx";
import { LowHills } from "./motifs/Scene.tsx";
import { PhoneUnderPalm } from "./PhoneUnderPalm.tsx";
import { Status21 } from "./Status21.tsx";
import { Status110 } from "./Status110.tsx";
import { Status151 } from "./Status151.tsx";
import { Status170 } from "./Status170.tsx";
import { Status174 } from "./Status174.tsx";
import { Status180 } from "./Status180.tsx";
import { Status200 } from "./Status200.tsx";
import { StoreShut } from "./StoreShut.tsx";

const pictures = {
  Status21,
  Status110,
  Status151,
  Status170,
  Status174,
  Status180,
  Status200,
  LowHills,
  EmptyBasket,
  KiteOnWire,
  PhoneUnderPalm,
  KiteFlying,
  MangoesToShare,
  LedgerAndCoffee,
  StoreShut,
};

const MOST_BYTES = 6144;

describe.each(Object.entries(pictures))("%s", (_, Picture) => {
  it("is at most 6 kB", () => {
    expect(renderToStaticMarkup(<Picture />).length).toBeLessThanOrEqual(MOST_BYTES);
  });

  it("is decoration, in token colours", () => {
    const { container } = render(<Picture />);
    const svg = container.querySelector("svg");
    expect(svg?.getAttribute("aria-hidden")).toBe("true");
    expect(container.innerHTML.match(/"#(?!fff"|000")[0-9a-f]+"/g)).toBeNull();
  });

  it("shares no id with a second instance, and refers only to its ids", () => {
    const { container } = render(
      <>
        <Picture />
        <Picture />
      </>,
    );
    const ids = [...container.querySelectorAll("[id]")].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
    const references = [...container.innerHTML.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(references.every((id) => ids.includes(id ?? ""))).toBe(true);
  });
});
