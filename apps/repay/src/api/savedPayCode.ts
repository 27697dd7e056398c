import { choice, flag, httpLink, integer, list, record, text, type ValueOf } from "@lending/api-client/schema";
import { declareStored } from "@lending/bridge/stored";

/** Schema of the instructions, both in responses and in the browser's storage. */
export const instructionsSchema = list(
  record({ title: text(), list: list(record({ name: text(), steps: list(text()) })) }),
);

/** Steps to pay at several places, grouped under a heading. */
export type InstructionGroup = ReturnType<typeof readInstructions>[number];

/** Leaves out places without steps and headings without places. */
export const readInstructions = (groups: ValueOf<typeof instructionsSchema>) =>
  groups
    .map((group) => ({ title: group.title, places: group.list.filter((place) => place.steps.length > 0) }))
    .filter((group) => group.places.length > 0);

/** What a code was requested for, an addition of this product to what is stored. Unknown texts are "". */
export const requestFields = {
  /** With the order it names the page that issues a new code. */
  productId: text(),
  orderId: text(),
  orderNumber: text(),
  purpose: choice(["", "instalment", "extension", "part"], ""),
  /** Where it can be paid. */
  channelName: text(),
  /** Minutes until the lender usually knows of a payment in this channel; 0 when unknown. */
  minutes: integer(),
  /** What the channel adds to the amount: integer centavos as digits, or ready-made text. */
  fee: text(),
  /** The time of the order's newest payment when the code was requested; "" when there was none. */
  after: text(),
  /** Until when it can be paid, as text. */
  expiresAt: text(),
  /** How far the lender's clock was ahead of the phone's when the code was requested. */
  aheadMs: integer(),
} as const;

/** What a code was requested for, with the amount that it pays: integer centavos as digits, or ready-made text. */
export type CodePayment = Pick<SavedPayCode, keyof typeof requestFields | "amount">;

const savedSchema = record({
  logo: httpLink(),
  contractNumber: text(),
  totalPayment: text(),
  groups: instructionsSchema,
  ...requestFields,
  /** The due date of its payment, so that the next payment's code replaces it. */
  dueOn: text(),
  /** The session that it was issued to, as `ownerOf` returns it. */
  owner: text(),
  /** Whether the borrower requested it in a channel. The lender sends the other codes with the repayment. */
  isRequested: flag(),
});

/** The last pay code with its order, its purpose and its owner; until the next code. Without a session it is not shown. */
export const repaymentInfo = declareStored({
  key: "repaymentInfo",
  place: "local",
  read: (stored) => savedSchema.read(stored),
});

/** The last payment code from the server, with its instructions: it can be shown without a connection. */
export type SavedPayCode = NonNullable<ReturnType<typeof readSavedPayCode>>;

/**
 * Returns the code that was saved last. Returns undefined when none is saved, when the storage cannot be read, and when
 * `orderId` names another order than the code's. The code of another session is removed; without a session any code is
 * only not returned. A code saved without an order, in the specified form alone, matches any order and session.
 */
export function readSavedPayCode(owner: string, orderId = "") {
  const { contractNumber, totalPayment, groups, ...saved } = repaymentInfo.read();
  const code = contractNumber.trim();
  if (code === "" || owner === "") return undefined;
  const isOther = saved.orderId !== "" && saved.owner !== owner;
  if (isOther) repaymentInfo.drop();
  if (isOther || (orderId !== "" && saved.orderId !== "" && saved.orderId !== orderId)) return undefined;
  // The caller's owner: a code in the specified form alone has none.
  return { ...saved, code, owner, amount: totalPayment, instructions: readInstructions(groups) };
}
