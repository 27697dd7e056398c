import { useApp } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { useMemo } from "react";
import { readTracking, type Tracking, trackingQuery } from "./api/tracking.ts";

/** An action of a visitor of the promotion, or its outcome. */
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

/** Reports the steps of the promotion. Fire-and-forget: never blocks and never fails. */
export interface Analytics {
  send(step: PromotionStep): void;
}

interface AnalyticsOptions {
  /** "" disables reporting. */
  readonly url: string;
  readonly tracking: Tracking;
  /** The page's `navigator`; an old browser has no beacon. */
  readonly beacon: { readonly sendBeacon?: (url: string, body: string) => boolean };
}

/**
 * Creates analytics that send a beacon for each step with the campaign's parameters. The beacon holds no session,
 * device or phone number, and no invite code, because that identifies a person.
 */
export function createAnalytics({ url, tracking, beacon }: AnalyticsOptions): Analytics {
  const campaign = trackingQuery({ ...tracking, inviteCode: "" });
  return {
    send(step) {
      if (url === "") return;
      try {
        beacon.sendBeacon?.(url, JSON.stringify({ event: "promotion", step, ...campaign }));
      } catch {
        // The browser rejects the address or the size of the beacon. This must not affect the visitor.
      }
    },
  };
}

/** Returns the analytics of this visit to the promotion. */
export function useAnalytics(): Analytics {
  const [query] = useSearchParams();
  const { environment } = useApp();
  return useMemo(
    () => createAnalytics({ url: environment.analyticsUrl, tracking: readTracking(query), beacon: navigator }),
    [environment.analyticsUrl, query],
  );
}
