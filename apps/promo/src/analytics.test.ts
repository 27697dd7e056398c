import { expect, it, vi } from "vitest";
import { createAnalytics } from "./analytics.ts";
import { readTracking } from "./api/tracking.ts";

const tracking = readTracking(new URLSearchParams("id=7&utm_tag=t1&invite_code=a-person&phone=13912345678"));

it("sends a step with the campaign parameters and no personal data", { tags: "promotion.analytics" }, () => {
  const sendBeacon = vi.fn(() => true);
  createAnalytics({ url: "/collect", tracking, beacon: { sendBeacon } }).send("codeSent");
  expect(sendBeacon).toHaveBeenCalledWith(
    "/collect",
    '{"event":"promotion","step":"codeSent","id":"7","utm_tag":"t1"}',
  );
});

it("sends nothing without an analytics address", () => {
  const sendBeacon = vi.fn(() => true);
  createAnalytics({ url: "", tracking, beacon: { sendBeacon } }).send("visit");
  expect(sendBeacon).not.toHaveBeenCalled();
});

it("ignores a browser without beacons and an address that the browser rejects", () => {
  createAnalytics({ url: "/collect", tracking, beacon: {} }).send("visit");
  const sendBeacon = () => {
    throw new TypeError("Failed to execute 'sendBeacon'");
  };
  createAnalytics({ url: "http://", tracking, beacon: { sendBeacon } }).send("visit");
});
