import { Card } from "@lending/ui/card";
import type { BankFormItem } from "../../../api/fetchBankForm.ts";
import { fieldKindOf } from "../../../fields/fieldKindOf.ts";
import type { BankValues } from "../useBankValues.ts";
import * as css from "./BankFields.module.css";

interface BankFieldsProps {
  items: readonly BankFormItem[];
  values: BankValues;
  onChange: (item: BankFormItem, value: string) => void;
  /** Returns the error message of an item, or "". */
  errorOf: (item: BankFormItem) => string;
  onReload: () => void;
  isReloading: boolean;
}

/** The fields of a card type, stacked. */
export function BankFields({ items, values, onChange, errorOf, onReload, isReloading }: BankFieldsProps) {
  return (
    <Card>
      {items.map((item) => {
        const { Field } = fieldKindOf(item);
        return (
          <div key={item.key} className={css.field}>
            <Field
              item={item}
              value={values[item.key] ?? ""}
              onChange={(value) => onChange(item, value)}
              error={errorOf(item)}
              onReload={onReload}
              isReloading={isReloading}
            />
          </div>
        );
      })}
    </Card>
  );
}
