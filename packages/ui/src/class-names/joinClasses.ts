/** Class names in one string; what is undefined, false or empty is left out. */
export function joinClasses(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
