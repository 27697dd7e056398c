import type { Database } from "../database/openDatabase.ts";
import { createBankAccounts, createBorrowers } from "./borrowers.ts";
import { createClock } from "./calendar.ts";
import { createCardRepayments } from "./cardRepayments.ts";
import { createComplaints, createUploads, type UploadLimits } from "./complaints.ts";
import { createInstalments } from "./instalments.ts";
import { createOrderBook } from "./orderBook.ts";
import { createOrderLife } from "./orderLife.ts";
import { createOrders, createProducts } from "./orders.ts";
import { createPayCodes } from "./payCodes.ts";
import { createPayments } from "./payments.ts";
import { createReceipts } from "./receipts.ts";
import {
  createAgreements,
  createEffects,
  createEvents,
  createIntents,
  createPlanRequests,
  createScores,
  createTexts,
} from "./records.ts";
import { createCaptchas, createRegistration } from "./registration.ts";
import { seed } from "./seed.ts";

/** The lender behind the API: its data and its rules, independent of HTTP. */
export type Lender = ReturnType<typeof createLender>;

export function createLender(database: Database, machineNow: () => number, uploadLimits?: UploadLimits) {
  const clock = createClock(database, machineNow);
  const products = createProducts(database);
  const orders = createOrders(database);
  const instalments = createInstalments(database);
  const receipts = createReceipts(database, instalments);
  const life = createOrderLife(orders, instalments, products, receipts, clock);
  const book = createOrderBook(database, orders, instalments, life, clock);
  const payCodes = createPayCodes(database);
  const payments = createPayments(database, orders, instalments, life, book, payCodes, receipts, clock);
  const texts = createTexts(database, clock);
  const captchas = createCaptchas(database, clock);
  const complaints = createComplaints(database, clock);
  const uploads = createUploads(database, clock, uploadLimits);

  const startOver = () => {
    seed({ database, clock, orders, life, book, payCodes, complaints });
  };
  const borrowers = createBorrowers(database);
  if (borrowers.sessions().length === 0) startOver();

  return {
    clock,
    borrowers,
    products,
    orders,
    instalments,
    book,
    life,
    payCodes,
    payments,
    receipts,
    texts,
    captchas,
    complaints,
    uploads,
    agreements: createAgreements(database),
    bankAccounts: createBankAccounts(database, clock),
    cardRepayments: createCardRepayments(database, payments, texts, clock),
    events: createEvents(database, clock),
    effects: createEffects(database),
    intents: createIntents(database, clock),
    scores: createScores(database, clock),
    planRequests: createPlanRequests(database, clock),
    registration: createRegistration(database, captchas, texts, clock),
    transaction: database.transaction,
    /** Moves the date and updates every order to it. */
    travel(days: number) {
      database.transaction(() => {
        clock.travel(days);
        orders.all().forEach(life.age);
      });
    },
    startOver,
  };
}
