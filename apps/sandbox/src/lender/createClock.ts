import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";
import { addDays, DAY_MS, daysBetween, manilaDay } from "./calendar.ts";

/**
 * The sandbox's time. The date stays at the day of seeding until a control moves it, so that an order that is due in three
 * days is still due in three days tomorrow. The time of day advances normally.
 */
export interface Clock {
  /** The lender's calendar day, yyyy-mm-dd. */
  today(): string;
  /** Current instant in milliseconds, shifted by the same number of days as the date. */
  now(): number;
  /** Current instant on the lender's calendar day, in milliseconds: the server's time for clients. */
  calendarNow(): number;
  travelledDays(): number;
  travel(days: number): void;
  /** Resets the date to the system date. */
  startOver(): void;
}

const settingRow = v.object({ value: v.string() });
const TRAVEL_MAX_DAYS = 3650;

export function createClock(database: Database, machineNow: () => number): Clock {
  const read = database.query("select value from settings where name = :name", settingRow);
  const write = database.command(
    "insert into settings (name, value) values (:name, :value) on conflict (name) do update set value = excluded.value",
  );
  let firstDay = read.get({ name: "first-day" })?.value ?? manilaDay(machineNow());
  let travelled = Number(read.get({ name: "travelled-days" })?.value ?? 0);

  const today = () => addDays(firstDay, travelled);

  return {
    today,
    calendarNow: () => machineNow() + daysBetween(manilaDay(machineNow()), today()) * DAY_MS,
    now: () => machineNow() + travelled * DAY_MS,
    travelledDays: () => travelled,
    travel(days) {
      travelled = Math.max(-TRAVEL_MAX_DAYS, Math.min(TRAVEL_MAX_DAYS, travelled + Math.trunc(days)));
      write({ name: "travelled-days", value: String(travelled) });
    },
    startOver() {
      firstDay = manilaDay(machineNow());
      travelled = 0;
      write({ name: "first-day", value: firstDay });
      write({ name: "travelled-days", value: "0" });
    },
  };
}
