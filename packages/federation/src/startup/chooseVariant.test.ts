/** @vitest-environment jsdom */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { chooseVariant, numberInCanary } from "./chooseVariant.ts";

const CANARY_ID = "0a1b2c3d";
const deviceWith = (holds: (number: number) => boolean) => {
  for (let index = 0; ; index += 1) if (holds(numberInCanary(CANARY_ID, `d-${index}`))) return `d-${index}`;
};
const below10 = deviceWith((number) => number < 10);
const between10And50 = deviceWith((number) => number >= 10 && number < 50);

const writeDocument = (percent = 10, { id = CANARY_ID, isOpen = true, hasOwner = true } = {}) => {
  const json = (name: string, value: unknown) =>
    `<script type="application/json" id="${name}">${JSON.stringify(value)}</script>`;
  const preloads = (variant: string) => ({ modules: [{ href: `/${variant}.js`, integrity: `sha256-${variant}` }] });
  document.head.innerHTML = [
    json("registry", { variant: "live" }),
    json("preloads", hasOwner ? (isOpen ? preloads("live") : {}) : null),
    json("canary", { id, percent }),
    json("registry-canary", { variant: "canary" }),
    isOpen ? json("preloads-canary", preloads("canary")) : "",
  ].join("");
};
const variant = (search: string, storage: Pick<Storage, "getItem" | "setItem"> = sessionStorage) => {
  chooseVariant({ document, location: { search }, sessionStorage: storage });
  return JSON.parse(document.getElementById("registry")?.textContent ?? "").variant;
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
    // The elements of the live variant stay in the document under another id.
    expect(document.getElementById("registry-live")?.textContent).toBe('{"variant":"live"}');
  });

  it("uses the live variant for a device whose number is the percentage", () => {
    writeDocument(numberInCanary(CANARY_ID, between10And50));
    expect(variant(`?deviceId=${between10And50}`)).toBe("live");
  });

  it("adds no links for a path without an owner", () => {
    writeDocument(10, { isOpen: false, hasOwner: false });
    expect(variant(`?deviceId=${below10}`)).toBe("canary");
    expect(links()).toEqual([]);
  });

  it("uses the live variant for every other device", () => {
    expect(variant(`?deviceId=${between10And50}`)).toBe("live");
    expect(links()).toEqual(["modulepreload sha256-live /live.js"]);
  });

  it.each(["", "?deviceId="])("uses the live variant without a device id (%j) at any percentage", (search) => {
    writeDocument(99);
    expect(variant(search)).toBe("live");
  });

  it("adds no links for a path with the same files in both variants", () => {
    writeDocument(10, { isOpen: false });
    expect(variant(`?deviceId=${below10}`)).toBe("canary");
    expect(document.getElementById("preloads")?.textContent).toBe("{}");
    expect(links()).toEqual([]);
  });

  it("uses the stored device when the address has none", () => {
    sessionStorage.setItem("launch", `sessionId=demo&deviceId=${below10}`);
    expect(variant("?orderId=o-1")).toBe("canary");
  });

  it.each(["?deviceId=", "?deviceId=%00"])("does not use the stored device for %s, which clears it", (search) => {
    sessionStorage.setItem("launch", `sessionId=demo&deviceId=${below10}`);
    expect(variant(search)).toBe("live");
  });

  it("chooses again for another device of the same webview", () => {
    expect(variant(`?deviceId=${below10}`)).toBe("canary");
    sessionStorage.setItem("launch", `deviceId=${below10}`);
    writeDocument();
    expect(variant("?orderId=o-1")).toBe("canary");
    writeDocument();
    expect(variant(`?deviceId=${between10And50}`)).toBe("live");
    sessionStorage.setItem("launch", `deviceId=${between10And50}`);
    writeDocument();
    expect(variant("?orderId=o-1")).toBe("live");
  });

  it.each(["?deviceId=", "?deviceId=%00"])("counts the empty or malformed device of %s as another device", (search) => {
    sessionStorage.setItem("launch", `deviceId=${below10}`);
    expect(variant(`?deviceId=${below10}`)).toBe("canary");
    writeDocument();
    expect(variant(search)).toBe("live");
  });

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
    writeDocument();
    expect(variant("")).toBe("canary");
    writeDocument();
    expect(variant(`?deviceId=${below10}&variant=live`)).toBe("live");
    writeDocument();
    expect(variant("?variant=unknown")).toBe("live");
  });

  it("chooses without storage", () => {
    const blocked = {
      getItem() {
        throw new DOMException("blocked", "SecurityError");
      },
      setItem() {
        throw new DOMException("blocked", "SecurityError");
      },
    };
    expect(variant(`?deviceId=${below10}`, blocked)).toBe("canary");
  });
});
