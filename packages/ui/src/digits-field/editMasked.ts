/** How a field reads what is typed and shows what it holds. `accept` drops what does not belong, `show` adds separators. */
export interface Mask {
  readonly accept: (typed: string) => string;
  readonly show: (held: string) => string;
  /** Most characters that are held; further input is ignored. */
  readonly max: number;
}

/** What the person did: what the field held, what the input reads now, where the caret stands, and in which direction one deleted. */
export interface Edit {
  readonly held: string;
  readonly typed: string;
  readonly caret: number;
  readonly isForwardDelete?: boolean;
}

/** What the field holds after an edit, what it shows, and where the caret belongs in that. */
export function editMasked(
  mask: Mask,
  { held, typed, caret, isForwardDelete = false }: Edit,
): { held: string; shown: string; caret: number } {
  let next = mask.accept(typed);
  let before = mask.accept(typed.slice(0, caret)).length;
  const shownBefore = mask.show(held);
  if (next === held && typed === shownBefore.slice(0, caret) + shownBefore.slice(caret + 1)) {
    // Only a separator was deleted, at the caret: the character on its other side was meant.
    const index = isForwardDelete ? before : before - 1;
    next = next.slice(0, Math.max(index, 0)) + next.slice(index + 1);
    before = Math.max(isForwardDelete ? before : before - 1, 0);
  }
  if (next.length > mask.max) {
    const added = next.length - held.length;
    const isAddedToFull = held.length >= mask.max && next.slice(0, before - added) + next.slice(before) === held;
    before -= isAddedToFull ? added : 0;
    next = isAddedToFull ? held : next.slice(0, mask.max);
  }
  const shown = mask.show(next);
  return { held: next, shown, caret: caretAfter(mask, shown, Math.max(before, 0)) };
}

/** The shortest beginning of what is shown that holds so many characters. */
function caretAfter(mask: Mask, shown: string, count: number): number {
  for (let caret = 0; caret < shown.length; caret += 1) {
    if (mask.accept(shown.slice(0, caret)).length >= count) return caret;
  }
  return shown.length;
}
