import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import { addDays } from "./calendar.ts";
import { message, type Text } from "./message.ts";

const instalmentRow = v.object({
  position: v.number(),
  dueOn: v.string(),
  principalCentavos: v.number(),
  interestCentavos: v.number(),
  paidOn: v.nullable(v.string()),
  paidCentavos: v.nullable(v.number()),
  partCentavos: v.number(),
});

export type Instalment = Readonly<v.InferOutput<typeof instalmentRow>>;

const select = "select * from instalments where orderId = :id";

/** The instalments of each order. */
export type Instalments = ReturnType<typeof createInstalments>;

export function createInstalments(database: Database) {
  const every = database.query(`${select} order by position`, instalmentRow);
  const next = database.query(`${select} and paidOn is null order by position limit 1`, instalmentRow);
  const insert = database.insert("instalments");
  const pay = database.command(`update instalments set paidOn = :day, paidCentavos = :centavos + partCentavos
    where orderId = :id and position = :position and paidOn is null`);
  const payPart = database.command(`update instalments set partCentavos = partCentavos + :centavos
    where orderId = :id and position = :position and paidOn is null`);
  const move = database.command(
    "update instalments set dueOn = date(dueOn, :shift) where orderId = :id and paidOn is null",
  );

  return {
    of: (id: string): Instalment[] => every.all({ id }),
    nextUnpaid: (id: string): Instalment | undefined => next.get({ id }),
    add(id: string, planned: readonly PlannedInstalment[]) {
      for (const instalment of planned) insert({ orderId: id, ...instalment });
    },
    pay: (id: string, position: number, centavos: number, day: string) => pay({ id, position, centavos, day }),
    payPart: (id: string, position: number, centavos: number) => payPart({ id, position, centavos }),
    moveUnpaid: (id: string, days: number) => move({ id, shift: `${days} days` }),
  };
}

export interface LoanTerms {
  readonly principalCentavos: number;
  readonly dailyRatePpm: number;
  readonly termDays: number;
  readonly instalments: number;
}

export type PlannedInstalment = Pick<Instalment, "position" | "dueOn" | "principalCentavos" | "interestCentavos">;

/** Returns the flat interest over the whole term in centavos, rounded to whole pesos. */
export const wholeInterest = ({ principalCentavos, dailyRatePpm, termDays }: LoanTerms) =>
  Math.round((principalCentavos * dailyRatePpm * termDays) / 100_000_000) * 100;

/** Returns what is left to pay of an instalment, without a late fee. */
export const leftOf = ({ principalCentavos, interestCentavos, partCentavos }: Instalment) =>
  principalCentavos + interestCentavos - partCentavos;

/** Returns the days between two due dates, which is also the length of an extension. */
export const periodDays = ({ termDays, instalments }: Pick<LoanTerms, "termDays" | "instalments">) =>
  Math.floor(termDays / instalments);

/** Splits a loan into equal instalments in whole pesos. The last one includes the remainder and is due on the last day. */
export function planInstalments(terms: LoanTerms, firstDay: string): PlannedInstalment[] {
  const interest = wholeInterest(terms);
  const share = (whole: number) => Math.floor(whole / terms.instalments / 100) * 100;
  return Array.from({ length: terms.instalments }, (_, index) => {
    const isLast = index === terms.instalments - 1;
    const part = (whole: number) => (isLast ? whole - share(whole) * index : share(whole));
    return {
      position: index + 1,
      dueOn: addDays(firstDay, isLast ? terms.termDays : periodDays(terms) * (index + 1)),
      principalCentavos: part(terms.principalCentavos),
      interestCentavos: part(interest),
    };
  });
}

const ordinals = ["First payment", "Second payment", "Third payment"];

/** Returns "First payment" ... "Last payment". */
export const instalmentTitle = (position: number, count: number): Text =>
  position === count ? "Last payment" : (ordinals[position - 1] ?? message("No. {n} payment", { n: position }));
