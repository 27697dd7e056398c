import { useApi } from "@lending/bridge/store";
import { useSubmit } from "@lending/bridge/submit";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { Fields } from "@lending/ui/field";
import { ShieldIcon } from "@lending/ui/icon";
import { useMessages } from "@lending/ui/locale";
import { Notice } from "@lending/ui/notice";
import { TabScreen } from "@lending/ui/tabs";
import { showToast } from "@lending/ui/toast";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { BankFormItem } from "../../api/fetchBankForm.ts";
import { changeBankAccount, submitBankAccount } from "../../api/submitBankAccount.ts";
import { fieldKindOf } from "../../fields/fieldKindOf.tsx";
import { bankMessages, titles } from "../../messages/source.ts";
import { cardTypesOf, channelOf, findRefusedItem, itemsOf, repeatedItem } from "./formItems.ts";
import { bankDraft, useBankValues } from "./useBankValues.ts";
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
  /** What is wrong, by the key of the item; with "" what is wrong with none of them. */
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const [attempts, setAttempts] = useState(0);
  const problem = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempts === 0) return;
    const invalid = form.current?.querySelector<HTMLElement>("[aria-invalid]");
    if (invalid) invalid.focus();
    else problem.current?.scrollIntoView?.({ block: "center" });
  }, [attempts]);

  // The server sends only numbers, so the names are in our messages.
  const cardTypes = cardTypesOf(items);
  const visibleItems = itemsOf(items, cardType);
  const api = useApi();
  const refuse = (found: Readonly<Record<string, string>>) => {
    setProblems(found);
    setAttempts(attempts + 1);
  };
  const { submit, busyWith, hasLeft } = useSubmit<"account">((_, { describe }) => {
    // Elsewhere the entries are not visible, and neither is Next.
    if (!hasLeft.current) refuse({ "": describe(messages.unansweredNext) });
  });
  const toSent = (item: BankFormItem) => fieldKindOf(item).toSent(item, values[item.key] ?? "");

  const findProblem = (item: BankFormItem): string => {
    const { demand } = fieldKindOf(item);
    const sent = toSent(item);
    if (demand !== "none" && sent === "") return demand === "digits" ? messages.enterDigits : messages.chooseOne;
    const first = repeatedItem(item, visibleItems);
    return first && toSent(first) !== "" && sent !== toSent(first) ? messages.notSame : "";
  };

  const save = (event: FormEvent) => {
    event.preventDefault();
    const found = visibleItems.map((item) => [item.key, findProblem(item)] as const).filter(([, text]) => text !== "");
    if (found.length > 0) return refuse(Object.fromEntries(found));
    setProblems({});
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
      else refuse({ [findRefusedItem(visibleItems, response.message)?.key ?? ""]: text });
      return undefined;
    });
  };

  const forget = (mended: readonly string[]) =>
    setProblems(Object.fromEntries(Object.entries(problems).filter(([key]) => !mended.includes(key))));
  const edit = (item: BankFormItem, value: string) => {
    // Either of two numbers that differ may be the wrong one.
    const pair = visibleItems.filter((one) => repeatedItem(one, visibleItems) === item);
    forget([item, ...pair.filter(({ key }) => problems[key] === messages.notSame)].map(({ key }) => key));
    change(item, value);
  };

  /** Shows at the field that two numbers differ, once both are typed. */
  const compare = () => {
    const differing = visibleItems.filter((item) => toSent(item) !== "" && findProblem(item) === messages.notSame);
    if (differing.length > 0)
      setProblems({ ...problems, ...Object.fromEntries(differing.map(({ key }) => [key, messages.notSame])) });
  };

  const names: Readonly<Record<number, string>> = {
    1: messages.bankAccount,
    2: messages.eWallet,
    3: messages.cashPickUp,
  };
  return (
    <TabScreen
      title={title}
      onBack={onBack}
      label={messages.cardType}
      items={(cardTypes.length > 1 ? cardTypes : []).map((one) => ({
        value: String(one),
        label: names[one] ?? messages.otherCardType(one),
      }))}
      value={String(cardType)}
      onChange={(chosen) => showCardType(Number(chosen))}
      {...(!isKeyboardOpen && {
        actions: (
          <Button type="submit" form={`${id}-form`} waiting={busyWith !== undefined}>
            {messages.next}
          </Button>
        ),
      })}
    >
      <Notice icon={<ShieldIcon />}>{messages.notice}</Notice>
      {/* In the page and not a toast: it stays, and it does not cover Next. */}
      {problems[""] && (
        <div role="alert" ref={problem}>
          <Notice tone="danger">{problems[""]}</Notice>
        </div>
      )}
      <form ref={form} id={`${id}-form`} noValidate onSubmit={save} onBlur={compare}>
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
                    error={fieldKindOf(item).demand === "list" ? messages.noList : (problems[item.key] ?? "")}
                    onReload={() => {
                      forget([item.key]);
                      onReload();
                    }}
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
    </TabScreen>
  );
}
