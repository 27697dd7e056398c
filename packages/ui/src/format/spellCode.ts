/**
 * Returns how a screen reader should read a code: character by character, with a pause between the groups. As it is
 * written, "801244673091" would be read as eight hundred and one billion.
 */
export function spellCode(groups: readonly string[]): string {
  return groups.map((group) => [...group].join(" ")).join(", ");
}
