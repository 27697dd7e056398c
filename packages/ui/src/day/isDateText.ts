/** Returns whether a text has the form of a day, as a row of the lender states it, with an optional time and zone. */
export const isDateText = (text: string): boolean =>
  /^\d{4}([-/])\d\d\1\d\d(?:[ T]\d\d:\d\d[\d:.,+ -]*Z?)?$/i.test(text.trim());
