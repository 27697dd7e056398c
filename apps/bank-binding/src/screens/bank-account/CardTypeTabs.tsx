import { useMessages } from "@lending/ui/locale";
import { Tabs } from "@lending/ui/tabs";
import { bankMessages } from "../../messages/source.ts";

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
