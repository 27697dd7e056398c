import { useMessages } from "@lending/ui/locale";
import { Tabs } from "@lending/ui/tabs";
import { bankMessages } from "../messages.ts";

interface CardTypeTabsProps {
  cardTypes: readonly number[];
  value: number;
  panelId: string;
  onChange: (cardType: number) => void;
}

/** One tab for each card type. The server sends only numbers, so the names are in our messages. */
export function CardTypeTabs({ cardTypes, value, panelId, onChange }: CardTypeTabsProps) {
  const words = useMessages(bankMessages);
  const names: Readonly<Record<number, string>> = { 1: words.bankAccount, 2: words.eWallet, 3: words.cashPickUp };
  return (
    <Tabs
      label={words.cardType}
      panelId={panelId}
      items={cardTypes.map((cardType) => ({
        value: String(cardType),
        label: names[cardType] ?? words.otherCardType(cardType),
      }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
