import { Card } from "@lending/ui/card";
import { Fields } from "@lending/ui/field";
import { useMessages } from "@lending/ui/locale";
import { Tabs } from "@lending/ui/tabs";
import type { BankFormItem } from "../../api/fetchBankForm.ts";
import { fieldKindOf } from "../../fields/fieldKindOf.tsx";
import { bankMessages } from "../../messages/source.ts";
import type { BankValues } from "./useBankValues.ts";

interface BankFieldsProps {
  items: readonly BankFormItem[];
  values: BankValues;
  onChange: (item: BankFormItem, value: string) => void;
  errorOf: (item: BankFormItem) => string;
  onReload: () => void;
  isReloading: boolean;
}

export function BankFields({ items, values, onChange, errorOf, onReload, isReloading }: BankFieldsProps) {
  return (
    <Card>
      <Fields>
        {items.map((item) => {
          const { Field } = fieldKindOf(item);
          return (
            <div key={item.key}>
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
      </Fields>
    </Card>
  );
}

interface CardTypeTabsProps {
  cardTypes: readonly number[];
  value: number;
  panelId: string;
  onChange: (cardType: number) => void;
}

/** One tab for each card type. The server sends only numbers, so the names are in our messages. */
export function CardTypeTabs({ cardTypes, value, panelId, onChange }: CardTypeTabsProps) {
  const messages = useMessages(bankMessages);
  const names: Readonly<Record<number, string>> = {
    1: messages.bankAccount,
    2: messages.eWallet,
    3: messages.cashPickUp,
  };
  return (
    <Tabs
      label={messages.cardType}
      panelId={panelId}
      items={cardTypes.map((cardType) => ({
        value: String(cardType),
        label: names[cardType] ?? messages.otherCardType(cardType),
      }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
