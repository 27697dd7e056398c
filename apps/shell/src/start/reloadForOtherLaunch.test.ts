import { makeLaunch } from "@lending/bridge/testing";
import { afterEach, expect, it, vi } from "vitest";
import { reloadForOtherLaunch } from "./readStart.ts";

const launch = makeLaunch({ sessionId: "s1", deviceId: "d1" });

function restore(stored: string, { persisted = true } = {}) {
  const events = new EventTarget();
  const reload = vi.fn();
  const page = Object.assign(events, { location: { reload }, sessionStorage }) as unknown as Window;
  reloadForOtherLaunch(page, launch);
  const screen = vi.fn();
  page.addEventListener("pageshow", screen);
  sessionStorage.setItem("launch", stored);
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
  return { reloads: reload.mock.calls.length, reachesScreen: screen.mock.calls.length === 1 };
}

afterEach(() => sessionStorage.clear());

it.each(["sessionId=s2&deviceId=d1", "sessionId=&deviceId=d1", "sessionId=s1&deviceId=d2", "lang=fil-PH"])(
  "loads a restored page again after the launch %s, and keeps the event from its screens",
  (stored) => {
    expect(restore(stored)).toEqual({ reloads: 1, reachesScreen: false });
  },
);

it.each(["sessionId=s1&deviceId=d1", "deviceId=d1&lang=fil-PH&sessionId=s1", ""])(
  "leaves a restored page as it is where the stored launch is %j",
  (stored) => {
    expect(restore(stored)).toEqual({ reloads: 0, reachesScreen: true });
  },
);

it("leaves a page alone that was loaded", () => {
  expect(restore("sessionId=s2", { persisted: false })).toEqual({ reloads: 0, reachesScreen: true });
});
