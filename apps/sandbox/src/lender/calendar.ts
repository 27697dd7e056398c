import { formatDate } from "@lending/ui/day";
import * as v from "valibot";
import type { Database } from "../database/openDatabase.ts";

export const DAY_MS = 86_400_000;

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number) => new Date(utc(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the number of days from `earlier` to `later`; negative when `later` is before `earlier`. */
export const daysBetween = (earlier: string, later: string) => Math.round((utc(later) - utc(earlier)) / DAY_MS);

export const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && Number.isFinite(utc(text)) && addDays(text, 0) === text;

const settingRow = v.object({ value: v.string() });
const TRAVEL_MAX_DAYS = 3650;

/** The sandbox's time. The date stays at the day of seeding until a control moves it; the time of day advances. */
export type Clock = ReturnType<typeof createClock>;

export function createClock(database: Database, machineNow: () => number) {
  const read = database.query("select value from settings where name = :name", settingRow);
  const write = database.command(
    "insert into settings (name, value) values (:name, :value) on conflict (name) do update set value = excluded.value",
  );
  let firstDay = read.get({ name: "first-day" })?.value ?? formatDate(machineNow());
  let travelled = Number(read.get({ name: "travelled-days" })?.value ?? 0);

  const today = () => addDays(firstDay, travelled);

  return {
    /** The lender's calendar day, yyyy-mm-dd. */
    today,
    /** Current instant on the lender's calendar day, in milliseconds: the server's time for clients. */
    calendarNow: () => machineNow() + daysBetween(formatDate(machineNow()), today()) * DAY_MS,
    /** Current instant in milliseconds, shifted by the same number of days as the date. */
    now: () => machineNow() + travelled * DAY_MS,
    travelledDays: () => travelled,
    travel(days: number) {
      travelled = Math.max(-TRAVEL_MAX_DAYS, Math.min(TRAVEL_MAX_DAYS, travelled + Math.trunc(days)));
      write({ name: "travelled-days", value: String(travelled) });
    },
    /** Resets the date to the system date. */
    startOver() {
      firstDay = formatDate(machineNow());
      travelled = 0;
      write({ name: "first-day", value: firstDay });
      write({ name: "travelled-days", value: "0" });
    },
  };
}
