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
  /** Whether the input came from the clipboard or a suggestion rather than from one key. */
  readonly isInserted?: boolean;
}

/** The field after an edit: its value, the text it shows, the caret, and whether some of the input was cut off. */
export function editMasked(
  mask: Mask,
  { held, typed, caret, isForwardDelete = false, isInserted = false }: Edit,
): { held: string; shown: string; caret: number; isCut: boolean } {
  let next = mask.accept(typed);
  let before = mask.accept(typed.slice(0, caret)).length;
  let isCut = false;
  const shownBefore = mask.show(held);
  if (next === held && typed === shownBefore.slice(0, caret) + shownBefore.slice(caret + 1)) {
    // Only a separator was deleted, at the caret: the character on its other side was meant.
    const index = isForwardDelete ? before : before - 1;
    next = next.slice(0, Math.max(index, 0)) + next.slice(index + 1);
    before = Math.max(isForwardDelete ? before : before - 1, 0);
  }
  // A value that was longer from the start, such as one that the server filled in, may stay as long as it is.
  const excess = next.length - Math.max(mask.max, held.length);
  if (excess > 0) {
    // The caret is behind what was added. What was there before stays, after the caret as well.
    const end = before >= excess ? before - excess : mask.max;
    const tail = before >= excess ? next.slice(before) : "";
    const head = next.slice(0, end).replace(HALF_CHARACTER, "");
    next = head + tail;
    before = head.length;
    // A key in a full field is ignored and changes nothing. Anything else would be lost unnoticed.
    isCut = isInserted || next !== held;
  }
  const shown = mask.show(next);
  return { held: next, shown, caret: caretAfter(mask, shown, Math.max(before, 0)), isCut };
}

/** A limit that falls inside an emoji leaves its first half, which is no character. */
const HALF_CHARACTER = /[\uD800-\uDBFF]$/;

/** The shortest beginning of what is shown that holds so many characters. */
function caretAfter(mask: Mask, shown: string, count: number): number {
  for (let caret = 0; caret < shown.length; caret += 1) {
    if (mask.accept(shown.slice(0, caret)).length >= count) return caret;
  }
  return shown.length;
}
