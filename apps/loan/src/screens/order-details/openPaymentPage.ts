import type { useApp, useOpenExternal } from "@lending/bridge";
import { storedIds } from "@lending/bridge/stored";
import { openedPaymentPage } from "../../stored.ts";

/** Returns whether an opened link is a page of this site: its payments are known, and opening it pays nothing. */
const isOwnPage = (link: string, h5Base: string, pageHref: string) =>
  [pageHref, h5Base || pageHref].some((base) => new URL(base).host === new URL(link, pageHref).host);

interface OpenOptions {
  readonly orderId: string;
  readonly openExternal: ReturnType<typeof useOpenExternal>;
  readonly h5Base: string;
  readonly page: Pick<NonNullable<ReturnType<typeof useApp>["page"]>, "location">;
}

/** Opens the page of a payment partner, and notes it for the order. Returns whether it was opened. */
export function openPaymentPage(link: string, { orderId, openExternal, h5Base, page }: OpenOptions): boolean {
  if (!openExternal(link).opened) return false;
  if (!isOwnPage(link, h5Base, page.location.href)) {
    for (const id of storedIds(openedPaymentPage)) if (!openedPaymentPage.read(id)) openedPaymentPage.drop(id);
    openedPaymentPage.save(Date.now(), orderId);
  }
  return true;
}
