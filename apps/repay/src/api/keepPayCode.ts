import { isPayable, sendMoney } from "@lending/domain/money";
import type { RepaymentQuery, RepaymentResponse } from "./fetchRepayment.ts";
import { saveKnownCode } from "./issuedCode.ts";
import { readSavedPayCode, repaymentInfo, type SavedPayCode } from "./savedPayCode.ts";

/**
 * Returns the steps to pay at one place. Returns all steps when no place has the channel's name: the lender may name
 * them in another way.
 */
function stepsAt(groups: SavedPayCode["instructions"], channelName: string): SavedPayCode["instructions"] {
  const own = groups
    .map(({ title, places }) => ({ title, places: places.filter(({ name }) => name.trim() === channelName.trim()) }))
    .filter(({ places }) => places.length > 0);
  return own.length > 0 ? own : groups;
}

/**
 * Saves a code with the steps of its channel and replaces the previous one. Saves nothing when the storage is full or
 * blocked: the code is still on the screen.
 */
export function savePayCode({ code, amount, instructions, ...saved }: SavedPayCode): void {
  const groups = stepsAt(instructions, saved.channelName).map(({ title, places }) => ({ title, list: places }));
  repaymentInfo.save({ ...saved, contractNumber: code, totalPayment: amount, groups });
}

/**
 * Keeps the saved code valid after a response of the server: saves the code of the response, and removes a code that the
 * response withdraws, replaces or reports as paid. A code that the borrower requested stays while it pays the same.
 */
export function keepPayCode(
  response: RepaymentResponse,
  { productId, orderId, isDelay, owner, aheadMs }: RepaymentQuery & Pick<SavedPayCode, "owner" | "aheadMs">,
): void {
  // The link to its pictures is from the lender too, also when another code stays saved.
  if (response.ok && response.value.payCode) saveKnownCode(response.value.payCode.code);
  const saved = readSavedPayCode(owner);
  const isOfOrder = saved?.orderId === orderId;
  if (!response.ok || !isPayable(response.value.amount)) {
    const { payment } = response.ok ? response.value : response.details;
    if (isOfOrder && payment?.state === "paid") repaymentInfo.drop();
    return;
  }
  const { payCode, date: dueOn, instructions, payment, replaced, orderNumber } = response.value;
  const amount = sendMoney(response.value.amount);
  const purpose = isDelay ? "extension" : "instalment";
  const after = payment?.after ?? payment?.at ?? "";
  const isPaid = payment?.state === "paid" && (after === "" || after !== saved?.after);
  const isReplaced = replaced.some(({ code }) => code.trim() === saved?.code);
  // A part stays due until it is paid, beside the whole amount.
  const isPart = saved?.purpose === "part" && !isDelay;
  const isSamePayment = saved?.dueOn === dueOn && (isPart || (saved.purpose === purpose && saved.amount === amount));
  if (isOfOrder && saved.isRequested && isSamePayment && !isPaid && !isReplaced) return;
  if (payCode) {
    const { title: channelName, ...code } = payCode;
    const channel = { channelName, minutes: 0, fee: "", isRequested: false };
    const order = { productId, orderId, orderNumber, owner, purpose, after, dueOn } as const;
    savePayCode({ ...code, ...channel, ...order, amount, instructions, aheadMs });
  } else if (isOfOrder && (isPaid || isReplaced || saved.purpose === purpose)) {
    repaymentInfo.drop();
  }
}
