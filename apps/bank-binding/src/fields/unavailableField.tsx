import { Button } from "@lending/ui/button";
import { commonMessages } from "@lending/ui/copy";
import { Field } from "@lending/ui/field";
import { useMessages } from "@lending/ui/locale";
import type { FieldKind } from "./FieldKind.ts";

/** A choice without options. It cannot be filled in, so the form is loaded again instead of sent. */
export const unavailableField: FieldKind = {
  Field: function Unavailable({ item, error, onReload, isReloading }) {
    const { retry } = useMessages(commonMessages);
    return (
      <Field label={item.title} error={error}>
        {(control) => (
          <Button {...control} aria-label={retry} variant="line" waiting={isReloading} onClick={onReload}>
            {retry}
          </Button>
        )}
      </Field>
    );
  },
  readOffered: () => "",
  holds: () => false,
  toSent: () => "",
  demand: "list",
  isStorable: false,
};
