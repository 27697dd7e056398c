/** @vitest-environment jsdom */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { chooseVariant, numberInCanary } from "./chooseVariant.ts";

const CANARY_ID = "0a1b2c3d";
const OTHER_ID = "4e5f6a7b";
const deviceWith = (holds: (number: number) => boolean) => {
  for (let index = 0; ; index += 1) if (holds(numberInCanary(CANARY_ID, `d-${index}`))) return `d-${index}`;
};
const below10 = deviceWith((number) => number < 10);
const between10And50 = deviceWith((number) => number >= 10 && number < 50);

const json = (name: string, value: unknown) =>
  `<script type="application/json" id="${name}">${JSON.stringify(value)}</script>`;
const preloads = (variant: string) => ({ modules: [{ href: `/${variant}.js`, integrity: `sha256-${variant}` }] });
const remote = (name: string, variant: string) => ({ name, variant });

const writeDocument = (percent = 10, { id = CANARY_ID, isOpen = true, hasOwner = true } = {}) => {
  document.head.innerHTML = [
    json("registry", { release: 7, remotes: [remote("loan", "live"), remote("repay", "live")] }),
    json("preloads", hasOwner ? (isOpen ? preloads("live") : {}) : null),
    json("canary", [
      { id, percent, remotes: [remote("loan", "canary")], ...(isOpen && { preloads: preloads("canary") }) },
    ]),
  ].join("");
};
type Storing = Pick<Storage, "getItem" | "setItem">;
const variants = (search: string, storage: Storing = sessionStorage): Record<string, string> => {
  chooseVariant({ document, location: { search }, sessionStorage: storage });
  const { remotes } = JSON.parse(document.getElementById("registry")?.textContent ?? "");
  return Object.fromEntries(remotes.map((one: ReturnType<typeof remote>) => [one.name, one.variant]));
};
const variant = (search: string, storage?: Storing) => variants(search, storage).loan;
/** Returns the variant in a new document of the same session. */
const variantOfNext = (search: string) => {
  writeDocument();
  return variant(search);
};
const links = () =>
  [...document.querySelectorAll("link")].map(
    ({ rel, integrity, href }) => `${rel} ${integrity} ${new URL(href).pathname}`,
  );

beforeEach(() => {
  // jsdom supports no preloads.
  vi.spyOn(DOMTokenList.prototype, "supports").mockReturnValue(true);
  sessionStorage.clear();
  writeDocument();
});

describe("the start of a document during a canary", () => {
  it("uses the canary's registry and files, with hashes, for a device below the percentage", () => {
    expect(variant(`?deviceId=${below10}`)).toBe("canary");
    expect(links()).toEqual(["modulepreload sha256-canary /canary.js"]);
    expect(JSON.parse(document.getElementById("registry")?.textContent ?? "").release).toBe(7);
  });

  it("is chosen when the script loads", async () => {
    history.replaceState(null, "", `/?deviceId=${below10}`);
    await import("./chooser.ts");
    history.replaceState(null, "", "/");
    expect(document.getElementById("registry")?.textContent).toContain('{"name":"loan","variant":"canary"}');
  });

  it("uses the live variant for a device whose number is the percentage", () => {
    writeDocument(numberInCanary(CANARY_ID, between10And50));
    expect(variant(`?deviceId=${between10And50}`)).toBe("live");
    expect(links()).toEqual(["modulepreload sha256-live /live.js"]);
  });

  it.each([true, false])(
    "adds no links for a path with the same files in both variants, or no owner (%s)",
    (hasOwner) => {
      writeDocument(10, { isOpen: false, hasOwner });
      expect(variant(`?deviceId=${below10}`)).toBe("canary");
      expect(document.getElementById("preloads")?.textContent).toBe(hasOwner ? "{}" : "null");
      expect(links()).toEqual([]);
    },
  );

  it.each(["", "?deviceId="])("uses the live variant without a device id (%j) at any percentage", (search) => {
    writeDocument(99);
    expect(variant(search)).toBe("live");
  });

  it("uses the stored device when the address has none", () => {
    sessionStorage.setItem("launch", `sessionId=demo&deviceId=${below10}`);
    expect(variant("?orderId=o-1")).toBe("canary");
  });

  it("chooses again for another device of the same webview", () => {
    expect(variant(`?deviceId=${below10}`)).toBe("canary");
    sessionStorage.setItem("launch", `deviceId=${below10}`);
    expect(variantOfNext("?orderId=o-1")).toBe("canary");
    expect(variantOfNext(`?deviceId=${between10And50}`)).toBe("live");
    sessionStorage.setItem("launch", `deviceId=${between10And50}`);
    expect(variantOfNext("?orderId=o-1")).toBe("live");
  });

  it.each(["?deviceId=", "?deviceId=%00"])(
    "does not use the stored device for %s, which clears it and counts as another device",
    (search) => {
      sessionStorage.setItem("launch", `sessionId=demo&deviceId=${below10}`);
      expect(variant(search)).toBe("live");
      sessionStorage.clear();
      sessionStorage.setItem("launch", `deviceId=${below10}`);
      expect(variantOfNext(`?deviceId=${below10}`)).toBe("canary");
      expect(variantOfNext(search)).toBe("live");
    },
  );

  it("keeps the variant of a session while the percentage grows, and chooses again for another canary", () => {
    expect(variant(`?deviceId=${between10And50}`)).toBe("live");
    sessionStorage.setItem("launch", `deviceId=${between10And50}`);
    writeDocument(50);
    expect(variant(`?deviceId=${between10And50}`)).toBe("live");
    sessionStorage.clear();
    writeDocument(50);
    expect(variant(`?deviceId=${between10And50}`)).toBe("canary");
    const other = ["1", "2", "3", "4", "5", "6", "7", "8"].find((id) => numberInCanary(id, between10And50) >= 50) ?? "";
    writeDocument(50, { id: other });
    expect(variant(`?deviceId=${between10And50}`)).toBe("live");
  });

  it("uses the variant that a link names for the rest of the session", () => {
    expect(variant("?variant=canary")).toBe("canary");
    expect(variantOfNext("")).toBe("canary");
    expect(variantOfNext(`?deviceId=${below10}&variant=live`)).toBe("live");
    expect(variantOfNext("?variant=unknown")).toBe("live");
  });

  it("chooses without storage", () => {
    const refuse = () => {
      throw new DOMException("blocked", "SecurityError");
    };
    expect(variant(`?deviceId=${below10}`, { getItem: refuse, setItem: refuse })).toBe("canary");
  });

  describe("of several remotes", () => {
    const ids = [CANARY_ID, OTHER_ID] as const;
    const writeBoth = (percent: number) => {
      writeDocument(percent, { id: ids[0] });
      const own = { id: ids[1], percent, remotes: [remote("repay", "canary")] };
      const element = document.getElementById("canary") as HTMLElement;
      element.textContent = JSON.stringify([...JSON.parse(element.textContent ?? ""), own]);
    };
    const variantsOfBoth = (percent: number, search: string) => {
      writeBoth(percent);
      return variants(search);
    };
    const devices = Array.from({ length: 400 }, (_, index) => `d-${index}`);

    it("chooses each independently, so that the devices of one are spread over both variants of the other", () => {
      const count = { both: 0, loan: 0, repay: 0, none: 0 };
      for (const device of devices) {
        sessionStorage.clear();
        const { loan, repay } = variantsOfBoth(50, `?deviceId=${device}`);
        expect(loan === "canary").toBe(numberInCanary(ids[0], device) < 50);
        expect(repay === "canary").toBe(numberInCanary(ids[1], device) < 50);
        count[loan === repay ? (loan === "canary" ? "both" : "none") : loan === "canary" ? "loan" : "repay"] += 1;
      }
      for (const number of Object.values(count)) expect(number).toBeGreaterThan(60);
    });

    it("keeps the choice of each for the session, also when another one starts or ends", () => {
      const device = devices.find((one) => ids.every((id) => numberInCanary(id, one) >= 10)) ?? "";
      sessionStorage.setItem("launch", `deviceId=${device}`);
      expect(variantsOfBoth(10, "")).toEqual({ loan: "live", repay: "live" });
      expect(variantsOfBoth(99, "")).toEqual({ loan: "live", repay: "live" });
      writeDocument(99, { id: ids[0] });
      expect(variants("")).toEqual({ loan: "live", repay: "live" });
      expect(variantsOfBoth(99, "")).toEqual({ loan: "live", repay: "canary" });
    });

    it("uses the remotes that a link names, and the preload list of the one that owns the path", () => {
      expect(variantsOfBoth(10, "?variant=repay")).toEqual({ loan: "live", repay: "canary" });
      expect(links()).toEqual(["modulepreload sha256-live /live.js"]);
      expect(variantsOfBoth(10, "?variant=loan,repay")).toEqual({ loan: "canary", repay: "canary" });
      expect(links()).toEqual(["modulepreload sha256-canary /canary.js"]);
      expect(variantsOfBoth(10, "?variant=canary")).toEqual({ loan: "canary", repay: "canary" });
      expect(variantsOfBoth(99, "?variant=live")).toEqual({ loan: "live", repay: "live" });
    });
  });
});

describe("the number of a device", () => {
  const devices = Array.from({ length: 20_000 }, (_, index) => `device-${index * 7919}`);

  it("is fixed for each device and canary", () => {
    // `pnpm ship explain` reports these numbers long after a canary, so they must never change.
    const numbers = ["device-canary-7301", "a", "z"].map((device) => numberInCanary(CANARY_ID, device));
    expect(numbers).toEqual([56, 33, 0]);
  });

  it.each([1, 10, 50, 99])("includes %i percent of devices, within one percent", (percent) => {
    const inside = devices.filter((device) => numberInCanary(CANARY_ID, device) < percent).length;
    expect(Math.abs((inside / devices.length) * 100 - percent)).toBeLessThan(1);
  });
});
