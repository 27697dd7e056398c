import * as v from "valibot";
import type { VariantReports } from "./compareVariants.ts";

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
export function readVariants(
  reports: unknown,
  sets: ReadonlySet<number>,
): Readonly<Record<"live" | "canary", VariantReports>> {
  if (!Array.isArray(reports)) throw new Error("The reports are not a list.");
  const own = reports.flatMap((one) => {
    const parsed = v.safeParse(reportSchema, one);
    return parsed.success && sets.has(parsed.output.body.set) ? [parsed.output.body] : [];
  });
  const variantOf = (arm: "live" | "canary"): VariantReports => {
    const reported = own.filter((one) => one.arm === arm);
    const visits = reported.filter(({ event }) => event === "visit");
    return {
      visits: visits.length,
      errors: reported.length - visits.length,
      lcp: numbers(visits.map(({ lcp }) => lcp)),
      inp: numbers(visits.map(({ inp }) => inp)),
      cls: numbers(visits.map(({ cls }) => cls)),
    };
  };
  return { live: variantOf("live"), canary: variantOf("canary") };
}
