import type { RouteFacts } from "@lending/federation/routes";

/** A field of every card type, or of the one that the form begins with; the same as in cardTypes. */
const shown = (item: string) => ({ field: `${item}.cardTypeMi`, among: ["0", "1"] });

/** What the form's document says before its screen is there: what is asked for first. */
export const bankFormFacts: readonly RouteFacts[] = [
  {
    when: [shown("items.0"), shown("items.1")],
    slots: { label: { field: "items.0.title" }, nextLabel: { field: "items.1.title" } },
  },
];
