import { type Tracking, trackingQuery } from "../../../api/tracking.ts";

interface AppFacts {
  readonly appPackage: string;
  readonly brandName: string;
}

/** The app's page of the Android store, which hands the campaign's parameters to the installed app as its referrer. */
export function androidStoreLink({ appPackage }: AppFacts, tracking: Tracking): string {
  const referrer = `${new URLSearchParams(trackingQuery(tracking))}`;
  const query = new URLSearchParams({ id: appPackage, ...(referrer && { referrer }) });
  return `https://play.google.com/store/apps/details?${query}`;
}

/** A search of the App Store, whose own pages go by a number that the environment does not know. */
export function iosStoreLink({ brandName }: AppFacts): string {
  return `https://apps.apple.com/ph/iphone/search?${new URLSearchParams({ term: brandName })}`;
}

/** Opens the installed app at its login. */
export function appLink(linkScheme: string): string {
  return `${linkScheme}://returnToLogin`;
}
