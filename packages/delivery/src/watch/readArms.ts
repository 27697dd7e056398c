import * as v from "valibot";
import type { Arm } from "./compareArms.ts";

const measure = v.optional(v.pipe(v.number(), v.minValue(0)));
const reportSchema = v.object({
  body: v.object({
    event: v.picklist(["visit", "error"]),
    set: v.number(),
    arm: v.picklist(["live", "canary"]),
    lcp: measure,
    inp: measure,
    cls: measure,
  }),
});

const numbers = (values: readonly (number | undefined)[]) => values.filter((value) => value !== undefined);

/** Reads the two variants of a canary from browsers' reports; ignores reports of other releases, and malformed ones. */
export function readArms(reports: unknown, sets: ReadonlySet<number>): Readonly<Record<"live" | "canary", Arm>> {
  if (!Array.isArray(reports)) throw new Error("The reports are no list.");
  const own = reports.flatMap((one) => {
    const parsed = v.safeParse(reportSchema, one);
    return parsed.success && sets.has(parsed.output.body.set) ? [parsed.output.body] : [];
  });
  const armOf = (arm: "live" | "canary"): Arm => {
    const told = own.filter((one) => one.arm === arm);
    const visits = told.filter(({ event }) => event === "visit");
    return {
      visits: visits.length,
      errors: told.length - visits.length,
      lcp: numbers(visits.map(({ lcp }) => lcp)),
      inp: numbers(visits.map(({ inp }) => inp)),
      cls: numbers(visits.map(({ cls }) => cls)),
    };
  };
  return { live: armOf("live"), canary: armOf("canary") };
}
