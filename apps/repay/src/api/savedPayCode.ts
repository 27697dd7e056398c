import { choice, flag, httpLink, integer, list, record, text, type ValueOf } from "@lending/api-client/schema";
import { declareStored } from "@lending/bridge/stored";
import { type Money, readMoney } from "@lending/domain/money";

/** Schema of the instructions, both in responses and in the browser's storage. */
export const instructionsSchema = list(
  record({ title: text(), list: list(record({ name: text(), steps: list(text()) })) }),
);

interface Place {
  readonly name: string;
  readonly steps: readonly string[];
}

/** Steps to pay at several places, grouped under a heading. */
export interface InstructionGroup {
  readonly title: string;
  readonly places: readonly Place[];
}

/** Leaves out places without steps and headings without places. */
export const readInstructions = (
  groups: readonly { readonly title: string; readonly list: readonly Place[] }[],
): readonly InstructionGroup[] =>
  groups
    .map((group) => ({ title: group.title, places: group.list.filter((place) => place.steps.length > 0) }))
    .filter((group) => group.places.length > 0);

/** The fields after `groups` are additions of this product. */
const savedSchema = record({
  logo: httpLink(),
  contractNumber: text(),
  totalPayment: text(),
  groups: instructionsSchema,
  /** The order that it pays; "" when it was saved without one. */
  orderId: text(),
  /** The due date of its payment, so that the next payment's code replaces it. */
  dueOn: text(),
  /** The session that it was issued to, as `ownerOf` returns it. */
  owner: text(),
  /** What it pays; "" when it was saved without a purpose. */
  purpose: choice(["", "instalment", "extension", "part"], ""),
  /** Whether the borrower requested it in a channel. The lender sends the other codes with the repayment. */
  isRequested: flag(),
  /** The time of the order's newest payment when the code was saved; "" when there was none. */
  after: text(),
  /** The order's product; "" when it was saved without one. With the order it names the page that issues a new code. */
  productId: text(),
  /** Until when it can be paid, as text; "" when the lender sends no time. */
  expiresAt: text(),
  /** Where it can be paid; "" when unknown. */
  channelName: text(),
  /** Minutes until the lender usually knows of a payment in this channel; 0 when unknown. */
  minutes: integer(),
  /** What the channel adds to the amount: integer centavos as digits, or ready-made text; "" when unknown. */
  fee: text(),
  /** How far the lender's clock was ahead of the phone's when the code was saved. */
  aheadMs: integer(),
});

type SavedWire = ValueOf<typeof savedSchema>;
interface WrittenWire extends Omit<SavedWire, "groups"> {
  readonly groups: readonly { readonly title: string; readonly list: readonly Place[] }[];
}

/**
 * The last pay code, bound to its order, its purpose and 32 bits that identify its session; until the next code. Without
 * a session it is kept, and not shown.
 */
export const repaymentInfo = declareStored<SavedWire, WrittenWire>({
  key: "repaymentInfo",
  place: "local",
  read: (stored) => savedSchema.read(stored),
});

/** The last payment code from the server, with its instructions: it can be shown without a connection. */
export interface SavedPayCode extends Omit<SavedWire, "contractNumber" | "totalPayment" | "groups"> {
  readonly code: string;
  readonly amount: Money;
  readonly instructions: readonly InstructionGroup[];
}

/**
 * Returns the code that was saved last. Returns undefined when none is saved, when the storage cannot be read, and when
 * `orderId` names another order than the code's. The code of another session is removed; without a session any code is
 * only not returned. A code saved without an order, in the specified form alone, matches any order and session.
 */
export function readSavedPayCode(owner: string, orderId = ""): SavedPayCode | undefined {
  const { contractNumber, totalPayment, groups, ...saved } = repaymentInfo.read();
  const code = contractNumber.trim();
  if (code === "" || owner === "") return undefined;
  const isOther = saved.orderId !== "" && saved.owner !== owner;
  if (isOther) repaymentInfo.drop();
  if (isOther || (orderId !== "" && saved.orderId !== "" && saved.orderId !== orderId)) return undefined;
  // The caller's owner: a code in the specified form alone has none.
  return { ...saved, code, owner, amount: readMoney(totalPayment), instructions: readInstructions(groups) };
}
