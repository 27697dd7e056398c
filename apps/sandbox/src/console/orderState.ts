import type { Lender } from "../lender/createLender.ts";

export function orderState(lender: Lender, id: string) {
  const now = lender.book.any(id);
  if (now === undefined) return undefined;
  const { order, instalments, bill, extension } = now;
  return {
    ...order,
    instalments,
    bill: bill ?? null,
    extensionOffer: extension ?? null,
    extensions: lender.instalments.extensions(id),
    receipts: lender.receipts.ofOrder(id),
    codes: lender.payCodes.ofOrder(id),
    score: lender.marks.scoreOf(id) ?? null,
  };
}

const asText = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value) : undefined);

/**
 * Changes an order for a test or the console: `status` (or `orderStatus`) sets the status with matching dates and
 * instalments, `dueInDays` moves the dates, `moveOn` advances an application by one step, `isDelay` allows rollover.
 * Every other field overrides that field of the order's details, without validation.
 */
export function changeOrder(lender: Lender, id: string, changes: Readonly<Record<string, unknown>>): void {
  const { status, orderStatus, dueInDays, moveOn, isDelay, ...fields } = changes;
  const targetStatus = asText(status ?? orderStatus)?.trim();
  if (targetStatus) lender.life.place(id, targetStatus.slice(0, 16));
  const days = Number(asText(dueInDays) || Number.NaN);
  if (Number.isInteger(days) && Math.abs(days) <= 3650) lender.life.makeDueIn(id, days);
  if (moveOn === true || moveOn === "1") lender.life.moveOn(id);
  const delay = asText(isDelay);
  if (delay === "0" || delay === "1") lender.orders.setRolloverAllowed(id, delay === "1");
  else if (isDelay !== undefined) lender.orders.setOverrides(id, { ...lender.orders.find(id)?.overrides, isDelay });
  if (Object.keys(fields).length > 0)
    lender.orders.setOverrides(id, { ...lender.orders.find(id)?.overrides, ...fields });
}

/** Fields of an order's details that the console's form can override. */
export const SWITCHES = [
  { name: "KindTipsMsg", label: "Kind tips message", kind: "text" },
  { name: "reyMsg", label: "Withdraw prompt message", kind: "text" },
  { name: "cardNeedPop", label: "Ask to bind a card", kind: "number" },
  { name: "cardPopTitle", label: "Card prompt title", kind: "text" },
  { name: "cardPopMsg", label: "Card prompt message", kind: "text" },
  { name: "isScore", label: "Ask for a rating", kind: "flag" },
  { name: "playeduL", label: "Confirmation URL (playeduL)", kind: "text" },
  { name: "h5Url", label: "External repay link (h5Url)", kind: "text" },
  { name: "telephone", label: "Service phone", kind: "text" },
  { name: "noticeStatusText", label: "Status title", kind: "text" },
  { name: "noticeDesText", label: "Status description", kind: "text" },
] as const;

/** Applies the console's form. A form sends all switches; an empty one removes its override. */
export function changeOrderByForm(lender: Lender, id: string, form: Readonly<Record<string, unknown>>): void {
  const { switches, ...changes } = form;
  if (switches !== "1") {
    changeOrder(lender, id, changes);
    return;
  }
  const overrides = new Map(Object.entries(lender.orders.find(id)?.overrides ?? {}));
  for (const { name, kind } of SWITCHES) {
    const value = asText(changes[name])?.trim() ?? "";
    if (value === "" || (kind !== "text" && value === "0")) overrides.delete(name);
    else overrides.set(name, kind === "number" ? Number(value) : value);
  }
  lender.orders.setOverrides(id, Object.fromEntries(overrides));
  const isDelay = asText(changes.isDelay);
  changeOrder(lender, id, { isDelay: isDelay === "1" ? "1" : "0" });
}
