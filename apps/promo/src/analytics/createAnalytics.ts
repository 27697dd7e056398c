import { type Tracking, trackingQuery } from "../api/tracking.ts";

/** What a visitor of the promotion did, or what came of it. */
export type PromotionStep =
  | "visit"
  | "refreshCaptcha"
  | "askForCode"
  | "codeSent"
  | "codeRefused"
  | "submitRegistration"
  | "registered"
  | "alreadyRegistered"
  | "registrationRefused"
  | "fault"
  | "agreement"
  | "download"
  | "openStore"
  | "openApp";

/** Where the steps of the promotion are told. Nobody waits for it and it never fails. */
export interface Analytics {
  send(step: PromotionStep): void;
}

interface AnalyticsOptions {
  /** "" means nowhere. */
  readonly url: string;
  readonly tracking: Tracking;
  /** The page's `navigator`; an old one has no beacon. */
  readonly beacon: { readonly sendBeacon?: (url: string, body: string) => boolean };
}

/**
 * Sends a beacon for each step with the campaign's own parameters. No session, device or phone is in it, and no invite
 * code, which belongs to a person.
 */
export function createAnalytics({ url, tracking, beacon }: AnalyticsOptions): Analytics {
  const campaign = trackingQuery({ ...tracking, inviteCode: "" });
  return {
    send(step) {
      if (url === "") return;
      try {
        beacon.sendBeacon?.(url, JSON.stringify({ event: "promotion", step, ...campaign }));
      } catch {
        // An address or a size that the engine refuses is no matter of the visitor's.
      }
    },
  };
}
