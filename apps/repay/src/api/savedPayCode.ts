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

/** The code that was kept last. Anything else that stands there, or a storage that may not be read, is no code. */
export function readSavedPayCode(): SavedPayCode | undefined {
  const wire = parseAnswer(savedSchema, readStorage());
  const code = wire.contractNumber.trim();
  if (code === "") return undefined;
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

/** Keeps a code in place of the one before. A storage that is full or closed keeps nothing: the code is still on the screen. */
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
    localStorage.setItem(STORAGE_KEY, JSON.stringify(wire));
  } catch {
    // Nothing that the borrower could mend.
  }
}
