/** @vitest-environment jsdom */
import { beforeEach, describe, expect, it } from "vitest";
import { chooseArm } from "./chooseArm.ts";
import { numberInTrial } from "./numberInTrial.ts";

const TRIAL = "0a1b2c3d";
const deviceWith = (holds: (number: number) => boolean) => {
  for (let index = 0; ; index += 1) if (holds(numberInTrial(TRIAL, `d-${index}`))) return `d-${index}`;
};
const below10 = deviceWith((number) => number < 10);
const between10And50 = deviceWith((number) => number >= 10 && number < 50);

const stand = (percent = 10, { id = TRIAL, isOpen = true } = {}) => {
  const json = (name: string, value: unknown) =>
    `<script type="application/json" id="${name}">${JSON.stringify(value)}</script>`;
  const wave = (arm: string) => ({ modules: [{ href: `/${arm}.js`, integrity: `sha384-${arm}` }] });
  document.head.innerHTML = [
    json("registry", { arm: "live" }),
    json("first-wave", isOpen ? wave("live") : {}),
    json("trial", { id, percent }),
    json("registry-canary", { arm: "canary" }),
    isOpen ? json("first-wave-canary", wave("canary")) : "",
  ].join("");
};
const arm = (search: string, storage: Pick<Storage, "getItem" | "setItem"> = sessionStorage) => {
  chooseArm({ document, location: { search }, sessionStorage: storage });
  return JSON.parse(document.getElementById("registry")?.textContent ?? "").arm;
};
const links = () =>
  [...document.querySelectorAll("link")].map(
    ({ rel, integrity, href }) => `${rel} ${integrity} ${new URL(href).pathname}`,
  );

beforeEach(() => {
  sessionStorage.clear();
  stand();
});

describe("the start of a document while a trial stands", () => {
  it("gives a device below the share the canary's registry and files, each with its hash", () => {
    expect(arm(`?deviceId=${below10}`)).toBe("canary");
    expect(links()).toEqual(["modulepreload sha384-canary /canary.js"]);
  });

  it("gives every other device what everybody gets", () => {
    expect(arm(`?deviceId=${between10And50}`)).toBe("live");
    expect(links()).toEqual(["modulepreload sha384-live /live.js"]);
  });

  it.each(["", "?deviceId="])("gives who says no device (%j) what everybody gets, whatever the share", (search) => {
    stand(99);
    expect(arm(search)).toBe("live");
  });

  it("leaves a path alone whose files are the same in both arms", () => {
    stand(10, { isOpen: false });
    expect(arm(`?deviceId=${below10}`)).toBe("canary");
    expect(document.getElementById("first-wave")?.textContent).toBe("{}");
    expect(links()).toEqual([]);
  });

  it("knows the device of a launch that the address no longer carries", () => {
    sessionStorage.setItem("launch", `sessionId=demo&deviceId=${below10}`);
    expect(arm("?orderId=o-1")).toBe("canary");
  });

  it.each(["?deviceId=", "?deviceId=%00"])("does not use the stored device for %s, which clears it", (search) => {
    sessionStorage.setItem("launch", `sessionId=demo&deviceId=${below10}`);
    expect(arm(search)).toBe("live");
  });

  it("chooses again for another device of the same webview", () => {
    expect(arm(`?deviceId=${below10}`)).toBe("canary");
    sessionStorage.setItem("launch", `deviceId=${below10}`);
    stand();
    expect(arm("?orderId=o-1")).toBe("canary");
    stand();
    expect(arm(`?deviceId=${between10And50}`)).toBe("live");
    sessionStorage.setItem("launch", `deviceId=${between10And50}`);
    stand();
    expect(arm("?orderId=o-1")).toBe("live");
  });

  it("keeps a session in its arm while the share grows, and draws anew for another trial", () => {
    expect(arm(`?deviceId=${between10And50}`)).toBe("live");
    stand(50);
    expect(arm(`?deviceId=${between10And50}`)).toBe("live");
    sessionStorage.clear();
    stand(50);
    expect(arm(`?deviceId=${between10And50}`)).toBe("canary");
    const other = ["1", "2", "3", "4", "5", "6", "7", "8"].find((id) => numberInTrial(id, between10And50) >= 50) ?? "";
    stand(50, { id: other });
    expect(arm(`?deviceId=${between10And50}`)).toBe("live");
  });

  it("obeys a link that names the arm, for the rest of the session", () => {
    expect(arm("?arm=canary")).toBe("canary");
    stand();
    expect(arm("")).toBe("canary");
    stand();
    expect(arm(`?deviceId=${below10}&arm=live`)).toBe("live");
    stand();
    expect(arm("?arm=odd")).toBe("live");
  });

  it("chooses without a storage", () => {
    const blocked = {
      getItem() {
        throw new DOMException("blocked", "SecurityError");
      },
      setItem() {
        throw new DOMException("blocked", "SecurityError");
      },
    };
    expect(arm(`?deviceId=${below10}`, blocked)).toBe("canary");
  });
});
