import { Field } from "@lending/ui/field";
import * as css from "./Choice.module.css";

interface ChoiceProps {
  label: string;
  value: string;
  choices: readonly { readonly value: string; readonly text: string }[];
  onChange: (value: string) => void;
}

/** A native select, which is sufficient on a developer's page. */
export function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className={css.select}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
