/** The operating system that selects the app store; a computer is "other". */
export type Phone = "android" | "ios" | "other";

interface Device {
  readonly userAgent: string;
  /** An iPad calls itself a Macintosh, but has a touch screen. */
  readonly maxTouchPoints: number;
}

/** Returns the phone named by the native app or the link (`platform`), else the one detected from the browser. */
export function readPhone(platform: string | null, { userAgent, maxTouchPoints }: Device): Phone {
  if (platform && /^(?:android|ios)$/i.test(platform)) return platform.toLowerCase() === "ios" ? "ios" : "android";
  if (/Android/i.test(userAgent)) return "android";
  if (/iP(?:hone|ad|od)/.test(userAgent)) return "ios";
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? "ios" : "other";
}
