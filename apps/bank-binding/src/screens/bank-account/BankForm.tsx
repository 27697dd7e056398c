import { useApi } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { Fields } from "@lending/ui/field";
import { ShieldIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { TabPanel, Tabs } from "@lending/ui/tabs";
import { showToast } from "@lending/ui/toast";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { BankFormItem } from "../../api/fetchBankForm.ts";
import { changeBankAccount, submitBankAccount } from "../../api/submitBankAccount.ts";
import { fieldKindOf } from "../../fields/fieldKindOf.tsx";
import { bankMessages, titles } from "../../messages/source.ts";
import { bankDraft } from "../../stored.ts";
import { cardTypesOf, channelOf, itemsOf } from "./cardTypes.ts";
import { findRefusedItem, repeatedItem } from "./relatedItems.ts";
import { useBankValues } from "./useBankValues.ts";
import { useKeyboardOpen } from "./useKeyboardOpen.ts";

interface BankFormProps {
  productId: string;
  /** Whether the account replaces the one of an order. */
  isChange: boolean;
  /** At least one. */
  items: readonly BankFormItem[];
  onBack: () => void;
  /** `account` is its bank and last digits, or "". */
  onSaved: (account: string) => void;
  onReload: () => void;
  isReloading: boolean;
}

/** The server's form: a tab for each card type, its fields, and Next. */
export function BankForm({ productId, isChange, items, onBack, onSaved, onReload, isReloading }: BankFormProps) {
  const messages = useMessages(bankMessages);
  const title = useMessages(titles).bankAccount;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const isKeyboardOpen = useKeyboardOpen();
  const { cardType, values, showCardType, change } = useBankValues(productId, items);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [differing, setDiffering] = useState<readonly string[]>([]);
  const [refusal, setRefusal] = useState({ key: "", message: "" });
  const [attempts, setAttempts] = useState(0);
  const problem = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempts === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (invalid) invalid.focus();
    else problem.current?.scrollIntoView?.({ block: "center" });
  }, [attempts]);

  const cardTypes = cardTypesOf(items);
  const visibleItems = itemsOf(items, cardType);
  const api = useApi();
  const refuse = (key: string, message: string) => {
    setRefusal({ key, message });
    setAttempts(attempts + 1);
  };
  const { submit, busyWith, hasLeft } = useSubmit<"account">((_, { describe }) => {
    // Elsewhere the entries are not visible, and neither is Next.
    if (!hasLeft.current) refuse("", describe(messages.unansweredNext));
  });
  const toSent = (item: BankFormItem) => fieldKindOf(item).toSent(item, values[item.key] ?? "");

  const save = (event: FormEvent) => {
    event.preventDefault();
    const empty = visibleItems.filter((item) => fieldKindOf(item).demand !== "none" && toSent(item) === "");
    const different = visibleItems.filter((item) => {
      const first = repeatedItem(item, visibleItems);
      return first && !empty.includes(item) && !empty.includes(first) && toSent(item) !== toSent(first);
    });
    setMissing(empty.map((item) => item.key));
    setDiffering(different.map((item) => item.key));
    setRefusal({ key: "", message: "" });
    if (empty.length > 0 || different.length > 0) {
      setAttempts(attempts + 1);
      return;
    }
    const fields = visibleItems.map((item) => [item.code, toSent(item)]);
    const channelNumber = channelOf(visibleItems);
    const account = { productId, cardType, channelNumber, values: Object.fromEntries(fields) };
    void submit("account", async () => {
      const call = isChange ? changeBankAccount(account) : submitBankAccount(account);
      const response = await api.request(call, { loadingText: messages.saving });
      if (response.ok) {
        bankDraft.drop(productId);
        if (hasLeft.current) showToast(messages.saved(response.value), { tone: "success" });
        else onSaved(response.value);
        return "done";
      }
      const text = response.message || messages.refused;
      if (hasLeft.current) showToast(text, { tone: "error" });
      else refuse(findRefusedItem(visibleItems, response.message)?.key ?? "", text);
      return undefined;
    });
  };

  const isStillDifferent = (item: BankFormItem, changed: BankFormItem) =>
    differing.includes(item.key) && item !== changed && repeatedItem(item, visibleItems) !== changed;

  const errorOf = (item: BankFormItem) => {
    const { demand } = fieldKindOf(item);
    if (demand === "list") return messages.noList;
    if (item.key === refusal.key) return refusal.message;
    if (differing.includes(item.key)) return messages.notSame;
    if (!missing.includes(item.key) || toSent(item) !== "") return "";
    return demand === "digits" ? messages.enterDigits : messages.chooseOne;
  };

  const edit = (item: BankFormItem, value: string) => {
    setMissing(missing.filter((key) => key !== item.key));
    // Either of the two numbers may be the wrong one.
    setDiffering(visibleItems.filter((one) => isStillDifferent(one, item)).map(({ key }) => key));
    if (refusal.key === item.key) setRefusal({ key: "", message: "" });
    change(item, value);
  };

  const content = (
    <>
      <Notice icon={<ShieldIcon />}>{messages.notice}</Notice>
      {/* In the page and not a toast: it stays, and it does not cover Next. */}
      {refusal.key === "" && refusal.message !== "" && (
        <div role="alert" ref={problem}>
          <Notice tone="danger">{refusal.message}</Notice>
        </div>
      )}
      <form ref={form} id={`${id}-form`} noValidate onSubmit={save}>
        <Card>
          <Fields>
            {visibleItems.map((item) => {
              const { Field } = fieldKindOf(item);
              return (
                <div key={item.key}>
                  <Field
                    item={item}
                    value={values[item.key] ?? ""}
                    onChange={(value) => edit(item, value)}
                    error={errorOf(item)}
                    onReload={onReload}
                    isReloading={isReloading}
                  />
                </div>
              );
            })}
          </Fields>
        </Card>
        {/* The keyboard hides Next, but its Enter key still submits. */}
        <input type="submit" hidden />
      </form>
    </>
  );
  const hasTabs = cardTypes.length > 1;
  return (
    <ScreenFrame
      title={title}
      onBack={onBack}
      {...(hasTabs && {
        under: <CardTypeTabs cardTypes={cardTypes} value={cardType} panelId={id} onChange={showCardType} />,
      })}
      {...(!isKeyboardOpen && {
        actions: (
          <Button type="submit" form={`${id}-form`} waiting={busyWith !== undefined}>
            {messages.next}
          </Button>
        ),
      })}
    >
      {hasTabs ? (
        <TabPanel id={id} value={String(cardType)}>
          {content}
        </TabPanel>
      ) : (
        content
      )}
    </ScreenFrame>
  );
}

interface CardTypeTabsProps {
  cardTypes: readonly number[];
  value: number;
  panelId: string;
  onChange: (cardType: number) => void;
}

/** One tab for each card type. The server sends only numbers, so the names are in our messages. */
function CardTypeTabs({ cardTypes, value, panelId, onChange }: CardTypeTabsProps) {
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
