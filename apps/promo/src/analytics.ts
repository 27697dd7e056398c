import { useApp } from "@lending/bridge";
import { useSearchParams } from "@lending/bridge/router";
import { readTracking, trackingQuery } from "./api/tracking.ts";

/** An action of a visitor of the promotion, or its outcome. */
type PromotionStep =
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

/**
 * Returns the function that reports a step as a beacon with the campaign's parameters. It never blocks and never fails. The
 * beacon holds no session, device or phone number, and no invite code, because that identifies a person.
 */
export function useReport(): (step: PromotionStep) => void {
  const [query] = useSearchParams();
  const { analyticsUrl } = useApp().environment;
  return (step) => {
    if (analyticsUrl === "") return;
    const campaign = trackingQuery({ ...readTracking(query), inviteCode: "" });
    try {
      navigator.sendBeacon?.(analyticsUrl, JSON.stringify({ event: "promotion", step, ...campaign }));
    } catch {
      // The browser rejects the address or the size of the beacon. This must not affect the visitor.
    }
  };
}
