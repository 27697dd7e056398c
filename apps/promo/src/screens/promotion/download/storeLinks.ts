import { type Tracking, trackingQuery } from "../../../api/tracking.ts";

interface AppIdentity {
  readonly appPackage: string;
  readonly brandName: string;
}

/** Returns the app's page in the Android store, which passes the campaign's parameters to the installed app. */
export function androidStoreLink({ appPackage }: AppIdentity, tracking: Tracking): string {
  const referrer = `${new URLSearchParams(trackingQuery(tracking))}`;
  const query = new URLSearchParams({ id: appPackage, ...(referrer && { referrer }) });
  return `https://play.google.com/store/apps/details?${query}`;
}

/** Returns a search in the App Store. A direct link needs an app number that the environment does not contain. */
export function iosStoreLink({ brandName }: AppIdentity): string {
  return `https://apps.apple.com/ph/iphone/search?${new URLSearchParams({ term: brandName })}`;
}

export function appLink(linkScheme: string): string {
  return `${linkScheme}://returnToLogin`;
}

/** The operating system that selects the app store; a computer is "other". */
type Phone = "android" | "ios" | "other";

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
