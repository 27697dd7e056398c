import { type ChangeEvent, useState } from "react";
import { editMasked, type Mask } from "./editMasked.ts";

interface Masked {
  mask: Mask;
  /** The value without separators. */
  value: string;
  onChange: (held: string) => void;
}

/**
 * Returns the attributes of an input that shows its value through a mask and preserves the caret. `isCut` is true while
 * the value is the rest of a longer paste or suggestion.
 */
export function useMasked({ mask, value, onChange }: Masked) {
  const [cutValue, setCutValue] = useState<string>();
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const input = event.currentTarget;
    const { inputType } = event.nativeEvent as InputEvent;
    const edit = editMasked(mask, {
      held: value,
      typed: input.value,
      caret: input.selectionStart ?? input.value.length,
      isForwardDelete: inputType === "deleteContentForward",
      isInserted: /^insert(?:From|Replacement)/.test(inputType ?? ""),
    });
    if (input.value !== edit.shown) {
      // Set before React renders: React then finds its text already in place and leaves the caret alone.
      input.value = edit.shown;
      input.setSelectionRange(edit.caret, edit.caret);
    }
    if (edit.isCut) setCutValue(edit.held);
    else if (edit.held !== value) setCutValue(undefined);
    if (edit.held !== value) onChange(edit.held);
  };
  return { input: { value: mask.show(value), onChange: change }, isCut: value !== "" && cutValue === value };
}
