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
  const delay = asText(isDelay)?.trim();
  const isFlag = delay === "0" || delay === "1";
  if (isFlag) lender.orders.setRolloverAllowed(id, delay === "1");
  const before = lender.orders.find(id)?.overrides ?? {};
  const { isDelay: _, ...withoutDelay } = before;
  if (isFlag) lender.orders.setOverrides(id, { ...withoutDelay, ...fields });
  else lender.orders.setOverrides(id, { ...before, ...(isDelay !== undefined && { isDelay }), ...fields });
}

/** Changes an order by the form of the console: as above, and one `field` to a `value`. An empty value removes an override. */
export function changeOrderByForm(
  lender: Lender,
  id: string,
  { field, value, ...changes }: Readonly<Record<string, unknown>>,
): void {
  changeOrder(lender, id, changes);
  if (typeof field !== "string" || field === "") return;
  if (value !== "") changeOrder(lender, id, { [field]: value });
  else {
    const { [field]: _, ...others } = lender.orders.find(id)?.overrides ?? {};
    lender.orders.setOverrides(id, others);
  }
}
