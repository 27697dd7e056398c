import { type ChangeEvent, type CompositionEvent, useState } from "react";
import { countCharacters, cutCharacters } from "../text/text.ts";

/** Input rules of a field. `accept` drops characters that do not belong, `show` adds separators. */
export interface Mask {
  readonly accept: (typed: string) => string;
  readonly show: (held: string) => string;
  /** Maximum number of characters in the value, as a reader counts them; further input is ignored. */
  readonly max: number;
  /** Whether a key that a full field ignores is reported, because the value would be another one with it. */
  readonly reportsKeys?: boolean;
  /** Returns the outcome of an edit that inserts more than the value. Without it such a text is reduced by `accept`. */
  readonly insert?: (edit: Edit) => Edited | undefined;
}

/** One edit: the old value, the input's new text, the position of the caret, and the direction of a deletion. */
export interface Edit {
  readonly held: string;
  readonly typed: string;
  readonly caret: number;
  readonly isForwardDelete?: boolean;
  /** Whether the input came from the clipboard or a suggestion instead of a single key. */
  readonly isInserted?: boolean;
}

/** What the borrower must know about an edit: input was cut off, or an inserted text holds no clear value. */
export type EditLoss = "cut" | "unclear" | undefined;

/** A field after an edit. */
interface Edited {
  readonly held: string;
  readonly shown: string;
  readonly caret: number;
  readonly loss: EditLoss;
}

/** Returns the field after an edit: its value, its visible text, the caret, and what was lost. */
export function editMasked(mask: Mask, edit: Edit): Edited {
  const inserted = mask.insert?.(edit);
  if (inserted) return inserted;
  const { held, typed, caret, isForwardDelete = false, isInserted = false } = edit;
  let next = mask.accept(typed);
  let before = mask.accept(typed.slice(0, caret)).length;
  let loss: EditLoss;
  const shownBefore = mask.show(held);
  if (next === held && typed === shownBefore.slice(0, caret) + shownBefore.slice(caret + 1)) {
    // Only a separator was deleted: delete the character on its other side instead.
    const index = isForwardDelete ? before : before - 1;
    next = next.slice(0, Math.max(index, 0)) + next.slice(index + 1);
    before = Math.max(isForwardDelete ? before : before - 1, 0);
  }
  // A value that was too long from the start, such as one from the server, may keep its length.
  const max = Math.max(mask.max, countCharacters(held));
  if (countCharacters(next) > max) {
    // The caret is behind the new text. The old text stays, also after the caret.
    const rest = countCharacters(next.slice(before));
    const tail = rest <= max ? next.slice(before) : "";
    const head =
      tail === "" && rest > 0 ? cutCharacters(next, mask.max) : cutCharacters(next.slice(0, before), max - rest);
    next = head + tail;
    before = head.length;
    // A key in a full field is ignored and changes nothing. Any other loss must be reported.
    if (isInserted || mask.reportsKeys || next !== held) loss = "cut";
  }
  const shown = mask.show(next);
  // `accept` may read the digits before the end as another number, so the end is not counted.
  const end = before >= next.length ? shown.length : caretAfter(mask, shown, Math.max(before, 0));
  return { held: next, shown, caret: end, loss };
}

/** Returns the length of the shortest prefix of the visible text that contains this many characters of the value. */
function caretAfter(mask: Mask, shown: string, count: number): number {
  for (let caret = 0; caret < shown.length; caret += 1) {
    if (mask.accept(shown.slice(0, caret)).length >= count) return caret;
  }
  return shown.length;
}

const asTyped = (text: string) => text;

/** A mask for unchanged text of at most `max` characters. */
export const textMask = (max = Number.POSITIVE_INFINITY): Mask => ({ accept: asTyped, show: asTyped, max });

/** A mask for an amount, which stays as it is typed: `readAmount` reads it when the field is left. */
export const moneyMask = (max: number): Mask => ({ ...textMask(max), reportsKeys: true });

interface Masked {
  mask: Mask;
  /** The value without separators. */
  value: string;
  onChange: (held: string) => void;
}

/**
 * Returns the attributes of an input that shows its value through a mask and preserves the caret. `loss` is what the
 * last edit lost, until the value changes.
 *
 * While a keyboard composes (Chinese, Japanese, most Android keyboards), the input keeps the text as composed: changing
 * it would double or cut what the keyboard writes next. The value follows, and the mask applies when composing ends.
 */
export function useMasked({ mask, value, onChange }: Masked) {
  const [lost, setLost] = useState<{ readonly held: string; readonly loss: EditLoss }>();
  /** The value before composing and the text of the input. */
  const [composing, setComposing] = useState<{ readonly held: string; readonly text: string }>();

  const put = (input: HTMLInputElement | HTMLTextAreaElement, inputType: string, isComposing: boolean) => {
    const edit = editMasked(mask, {
      held: composing?.held ?? value,
      typed: input.value,
      caret: input.selectionStart ?? input.value.length,
      isForwardDelete: inputType === "deleteContentForward",
      isInserted: /^insert(?:From(?!Comp)|Replacement)/.test(inputType),
    });
    setComposing(isComposing ? { held: composing?.held ?? value, text: input.value } : undefined);
    if (!isComposing) {
      if (input.value !== edit.shown) {
        // Set before React renders: React then finds its text already in place and leaves the caret alone.
        input.value = edit.shown;
        input.setSelectionRange(edit.caret, edit.caret);
      }
      if (edit.loss) setLost({ held: edit.held, loss: edit.loss });
      else if (edit.held !== value) setLost(undefined);
    }
    if (edit.held !== value) onChange(edit.held);
  };
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const { inputType = "", isComposing = false } = event.nativeEvent as Partial<InputEvent>;
    put(event.currentTarget, inputType, isComposing);
  };
  const endComposing = (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (composing) put(event.currentTarget, "", false);
  };
  return {
    input: { value: composing?.text ?? mask.show(value), onChange: change, onCompositionEnd: endComposing },
    loss: lost?.held === value ? lost.loss : undefined,
  };
}
