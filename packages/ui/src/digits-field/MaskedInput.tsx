import type { ChangeEvent, ComponentProps } from "react";
import { editMasked, type Mask } from "./editMasked.ts";

interface MaskedInputProps extends Omit<ComponentProps<"input">, "value" | "onChange"> {
  mask: Mask;
  /** What is held, without separators. */
  value: string;
  onChange: (held: string) => void;
}

/** An input that shows its value in groups and keeps the caret where the person left it. */
export function MaskedInput({ mask, value, onChange, ...rest }: MaskedInputProps) {
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const { inputType } = event.nativeEvent as InputEvent;
    const edit = editMasked(mask, {
      held: value,
      typed: input.value,
      caret: input.selectionStart ?? input.value.length,
      isForwardDelete: inputType === "deleteContentForward",
    });
    // Written before React does: it then finds its own text there and leaves the caret alone.
    input.value = edit.shown;
    input.setSelectionRange(edit.caret, edit.caret);
    if (edit.held !== value) onChange(edit.held);
  };
  return <input {...rest} value={mask.show(value)} onChange={change} />;
}
