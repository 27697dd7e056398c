import { httpLink, parseAnswer, record, text } from "@lending/api-client/schema";
import { type Money, readMoney, sendMoney } from "./money.ts";
import { type InstructionGroup, instructionsSchema, readInstructions } from "./readInstructions.ts";

const STORAGE_KEY = "repaymentInfo";

/** What stands in the browser under "repaymentInfo" (contract, "Repayment"). `orderId` and `dueOn` are our own additions. */
const savedSchema = record({
  logo: httpLink(),
  contractNumber: text(),
  totalPayment: text(),
  groups: instructionsSchema,
  orderId: text(),
  dueOn: text(),
});

/** The last code that the server gave to pay with, and how: it can be read without a connection. */
export interface SavedPayCode {
  readonly code: string;
  readonly logo: string;
  readonly amount: Money;
  readonly instructions: readonly InstructionGroup[];
  /** Of which order; "" when whoever kept it did not say. */
  readonly orderId: string;
  /** The day of the payment it is for, so that the next payment's code takes its place. */
  readonly dueOn: string;
}

/**
 * Returns the code that was saved last. Returns undefined where none is saved, where the storage cannot be read, and where
 * `orderId` names another order than the one that the code is for. A code saved without an order is for any order.
 */
export function readSavedPayCode(orderId = ""): SavedPayCode | undefined {
  const wire = parseAnswer(savedSchema, readStorage());
  const code = wire.contractNumber.trim();
  if (code === "") return undefined;
  if (orderId !== "" && wire.orderId !== "" && wire.orderId !== orderId) return undefined;
  return {
    code,
    logo: wire.logo,
    amount: readMoney(wire.totalPayment),
    instructions: readInstructions(wire.groups),
    orderId: wire.orderId,
    dueOn: wire.dueOn,
  };
}

function readStorage(): unknown {
  try {
    return JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "null");
  } catch {
    return undefined;
  }
}

/**
 * Saves a code in place of the one before. Where the storage is full or closed nothing is saved: the code is still on the
 * screen.
 */
export function savePayCode({ code, logo, amount, instructions, orderId, dueOn }: SavedPayCode): void {
  const wire = {
    logo,
    contractNumber: code,
    totalPayment: sendMoney(amount),
    groups: instructions.map(({ title, places }) => ({ title, list: places })),
    orderId,
    dueOn,
  };
  try {
    // Removed first: where the new code does not fit, the code of another order must not be shown in its place.
    localStorage.removeItem(STORAGE_KEY);
    localStorage.setItem(STORAGE_KEY, JSON.stringify(wire));
  } catch {
    // Nothing that the borrower could mend.
  }
}
