import { statusTexts } from "./api/orders/orderTexts.ts";
import type { Lender } from "./lender/createLender.ts";

export interface DemoLink {
  readonly status: string;
  readonly orderId: string;
  readonly borrower: string;
  readonly text: string;
  /** Path and query that the native app would open, in English. A bare link shows the wording of the requirements. */
  readonly path: string;
}

/** Returns the path and query with which a native webview opens an order, in the language `lang` if there is one. */
export const launchPath = (orderId: string, productId: string, sessionId: string, lang?: "en-PH") =>
  `/loanDetail?${new URLSearchParams({
    ...(lang && { lang }),
    sessionId,
    productId,
    orderId,
    appVersion: "1.0.0",
    deviceName: "Sandbox Phone",
    deviceId: `device-${sessionId}`,
    osVersion: "14",
    advertisingId: `ad-${sessionId}`,
  })}`;

export function demoLinks(lender: Lender): DemoLink[] {
  return lender.borrowers.sessions().flatMap(({ id, name, session }) =>
    lender.book.ofBorrower(id).map((now) => ({
      status: now.order.status,
      orderId: now.order.id,
      borrower: name,
      text: statusTexts(now).title,
      path: launchPath(now.order.id, now.order.productId, session, "en-PH"),
    })),
  );
}
