/** Joins class names into one string. Skips values that are undefined, false or empty. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
