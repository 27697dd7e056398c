/** Returns what a story's address says of the toolbar: "locale:fil-PH;theme:dark". A frame reads "text:100" back as a number. */
export const writeGlobals = (globals: Readonly<Record<string, unknown>>): string =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === "string" || typeof value === "number")
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
