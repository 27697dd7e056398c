import { expect, it } from "vitest";
import { readPhone } from "./DownloadPage.tsx";

const ANDROID = "Mozilla/5.0 (Linux; Android 10; SM-A105F) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 Version/16.0 Safari/604.1";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/16.0 Safari/605.1.15";
const PC = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36";

it.each([
  [null, ANDROID, 5, "android"],
  [null, IPHONE, 5, "ios"],
  [null, MAC, 5, "ios"],
  [null, MAC, 0, undefined],
  [null, PC, 10, undefined],
  ["", PC, 0, undefined],
  ["ios", ANDROID, 5, "ios"],
  ["Android", IPHONE, 5, "android"],
  ["nonsense", IPHONE, 5, "ios"],
])("with platform %j and %s (%i touches) is %s", (platform, userAgent, maxTouchPoints, phone) => {
  expect(readPhone(platform, { userAgent, maxTouchPoints })).toBe(phone);
});
