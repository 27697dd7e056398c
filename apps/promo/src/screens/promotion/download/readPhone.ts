/** Which store a visitor's phone installs from; a computer from neither. */
export type Phone = "android" | "ios" | "other";

interface Device {
  readonly userAgent: string;
  /** An iPad calls itself a Macintosh, but has a touch screen. */
  readonly maxTouchPoints: number;
}

/** The phone by what the native app or the link says of it (`platform`), else by what the browser says of itself. */
export function readPhone(platform: string | null, { userAgent, maxTouchPoints }: Device): Phone {
  if (platform && /^(?:android|ios)$/i.test(platform)) return platform.toLowerCase() === "ios" ? "ios" : "android";
  if (/Android/i.test(userAgent)) return "android";
  if (/iP(?:hone|ad|od)/.test(userAgent)) return "ios";
  return /Macintosh/.test(userAgent) && maxTouchPoints > 1 ? "ios" : "other";
}
