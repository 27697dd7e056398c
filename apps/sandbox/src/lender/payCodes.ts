import { randomInt, randomUUID } from "node:crypto";
import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";

const payCodeRow = v.object({
  token: v.string(),
  code: v.string(),
  orderId: v.string(),
  purpose: v.picklist(["instalment", "extension", "part"]),
  /** Position of the instalment, or number of the extension or part. */
  round: v.number(),
  amountCentavos: v.number(),
  channelNumber: v.number(),
  origin: v.picklist(["seed", "borrower"]),
  state: v.picklist(["open", "processing", "paid", "refused", "void"]),
  createdAt: v.number(),
  changedAt: v.number(),
});

export type PayCode = v.InferOutput<typeof payCodeRow>;
export type PayCodeState = PayCode["state"];
/** The purpose of a payment. There is one code for each combination. */
export type PayFor = Pick<PayCode, "orderId" | "purpose" | "round" | "amountCentavos" | "channelNumber">;

const select = "select * from pay_codes";

export type PayCodes = ReturnType<typeof createPayCodes>;

export function createPayCodes(database: Database) {
  const same = database.query(
    `${select} where orderId = :orderId and purpose = :purpose and round = :round
     and amountCentavos = :amountCentavos and channelNumber = :channelNumber`,
    payCodeRow,
  );
  const byToken = database.query(`${select} where token = :token`, payCodeRow);
  const ofOrder = database.query(`${select} where orderId = :orderId order by sequence`, payCodeRow);
  const every = database.query(`${select} order by sequence desc limit 100`, payCodeRow);
  const insert = database.insert("pay_codes");
  const setState = database.command(
    "update pay_codes set state = :state, changedAt = :at where token = :token and state <> 'paid'",
  );
  const replaceOlder = database.command(
    `update pay_codes set state = 'void', changedAt = :at where orderId = :orderId and purpose = :purpose
     and channelNumber = :channelNumber and state in ('open', 'refused')
     and (round <> :round or amountCentavos <> :amountCentavos)`,
  );
  // A part changes only the amount of the instalment; an extension changes that of no part.
  const voidOthers = database.command(
    `update pay_codes set state = 'void', changedAt = :at
     where orderId = :orderId and token <> :token and state <> 'paid'
     and case :purpose when 'part' then purpose = 'instalment' when 'extension' then purpose <> 'part' else true end`,
  );

  return {
    /** Returns the code of this order, round, amount and channel. A new one ends the older ones of the purpose. */
    issue(wanted: PayFor, at: number, seeded?: { readonly code: string }): PayCode {
      return database.transaction(() => {
        replaceOlder({ ...wanted, at });
        const existing = same.get({ ...wanted });
        if (existing === undefined) {
          const code = seeded?.code ?? String(randomInt(10 ** 12)).padStart(12, "0");
          const origin = seeded ? "seed" : "borrower";
          insert({ ...wanted, token: randomUUID(), code, origin, state: "open", createdAt: at, changedAt: at });
        } else if (existing.state === "void") {
          setState({ token: existing.token, state: "open", at });
        }
        const issued = same.get({ ...wanted });
        if (issued === undefined) throw new Error("Cannot read back the pay code that was just issued.");
        return issued;
      });
    },
    findSame: (wanted: PayFor) => same.get({ ...wanted }),
    findByToken: (token: string) => byToken.get({ token }),
    ofOrder: (orderId: string) => ofOrder.all({ orderId }),
    newest: () => every.all(),
    setState: (token: string, state: PayCodeState, at: number) => setState({ token, state, at }),
    /** Ends the codes that a payment has made outdated. */
    voidOthers: ({ orderId, purpose }: Pick<PayFor, "orderId" | "purpose">, token: string, at: number) =>
      voidOthers({ orderId, purpose, token, at }),
  };
}

/**
 * The payment channels: a wallet page of the sandbox, a counter with a code, a bank with a QR code, a deposit slip, and QR Ph. Each
 * states its fee for a payer, and the minutes until the lender usually knows of a payment.
 */
export const CHANNELS = [
  { number: 90001, name: "Sandbox Wallet", logo: "sandbox-wallet.svg", kind: "wallet", feeCentavos: 0, minutes: 5 },
  {
    number: 90002,
    name: "Corner Store counter",
    logo: "corner-store.svg",
    kind: "counter",
    feeCentavos: 1500,
    minutes: 120,
  },
  { number: 90003, name: "Online banking", logo: "online-banking.svg", kind: "qr", feeCentavos: 0, minutes: 60 },
  { number: 90004, name: "Pawnshop counter", logo: "pawnshop.svg", kind: "slip", feeCentavos: 2000, minutes: 1440 },
  { number: 90005, name: "QR Ph", logo: "qr-ph.svg", kind: "qrph", feeCentavos: 0, minutes: 5 },
] as const;

/** The legacy hosted payment page, reachable only from the card repayment. */
export const HUICHAO = {
  number: 90099,
  name: "Hosted payment page",
  logo: "sandbox-wallet.svg",
  kind: "wallet",
  feeCentavos: 0,
  minutes: 5,
} as const;

/** The channel with the code that the repayment screen shows by default. */
export const DEFAULT_COUNTER = 90002;

export const findChannel = (number: number) => [...CHANNELS, HUICHAO].find((channel) => channel.number === number);
