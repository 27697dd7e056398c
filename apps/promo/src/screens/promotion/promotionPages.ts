import { useApp, useBack, withQuery } from "@lending/bridge";
import { useLocation, useNavigate, useSearchParams } from "@lending/bridge/router";
import { promotionPath } from "@lending/domain/addresses/public";
import { useEffect, useEffectEvent, useMemo } from "react";
import { readTracking, trackingQuery } from "../../api/tracking.ts";

/** The pages of the promotion: the landing page and its two hash pages. */
type PromotionPage = "registration" | "download" | "agreement";

const PAGES = new Map<string, PromotionPage>([
  ["downloadTemplate", "download"],
  ["agreementTemplate", "agreement"],
]);

/** Returns the page that a hash selects; an unknown hash selects the landing page. */
export function promotionPage(hash: string): PromotionPage {
  const [, name = ""] = /^#\/?([A-Za-z]+)/.exec(hash) ?? [];
  return PAGES.get(name) ?? "registration";
}

/**
 * Returns the addresses of the promotion's pages, with all parameters of the current address. Of a repeated parameter
 * the first value counts, as in `readTracking`.
 */
export function usePromotionLinks(): Readonly<Record<PromotionPage, string>> {
  const [query] = useSearchParams();
  return useMemo(() => {
    const parameters = Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.get(name) ?? ""]));
    return {
      registration: withQuery(promotionPath, parameters),
      download: withQuery(`${promotionPath}#/downloadTemplate`, parameters),
      agreement: withQuery(`${promotionPath}#/agreementTemplate`, parameters),
    };
  }, [query]);
}

/**
 * Returns the Back action of a hash page. A page that was opened by a direct link goes to the landing page, because the
 * previous history entry is outside the product.
 */
export function useLeavePage(): () => void {
  const { key } = useLocation();
  const goBack = useBack();
  const navigate = useNavigate();
  const { registration } = usePromotionLinks();
  if (key !== "default") return goBack;
  return () => void navigate(registration, { replace: true });
}

/**
 * Sets the document title, unless the page is a host's. After a navigation it also scrolls to the top and focuses the
 * heading.
 */
export function useNewPage(title: string) {
  const { key } = useLocation();
  const start = useEffectEvent(() => {
    if (key === "default") return;
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  });
  useEffect(() => start(), []);
  const { isMounted } = useApp();
  useEffect(() => {
    if (!isMounted) document.title = title;
  }, [title, isMounted]);
}

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
