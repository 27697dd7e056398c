/**
 * Returns a code as a screen reader should read it: character by character, with a pause between the groups. Otherwise
 * "801244673091" would be read as eight hundred and one billion.
 */
export function spellCode(groups: readonly string[]): string {
  return groups.map((group) => [...group].join(" ")).join(", ");
}
