/** Returns what a story's address says of the toolbar: "locale:fil-PH;theme:dark". Leaves out what is no menu. */
export const writeGlobals = (globals: Readonly<Record<string, unknown>>): string =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === "string")
    .map(([name, value]) => `${name}:${value}`)
    .join(";");
