import { useBackGuard } from "@lending/bridge";
import { showMoney } from "@lending/domain/money";
import { formatPeso } from "@lending/ui/amount";
import { Button, ButtonPair } from "@lending/ui/button";
import { type DetailRow, DetailRows } from "@lending/ui/detail-rows";
import { type Locale, type Messages, useLocale, useMessages } from "@lending/ui/locale";
import { Plan } from "@lending/ui/plan";
import { useSaveText } from "@lending/ui/save-text";
import { Sheet } from "@lending/ui/sheet";
import { showToast } from "@lending/ui/toast";
import type { ComponentProps } from "react";
import type { Confirmation } from "../../../api/fetchConfirmation.ts";
import { costMessages } from "../../../messages/source.ts";
import * as css from "./CostCard.module.css";
import { type LoanCost, showRate } from "./readCost.ts";

interface DisclosureReaderProps {
  open: boolean;
  onClose: () => void;
  cost: LoanCost;
  confirmation: Confirmation;
  lender: readonly DetailRow[];
}

/** Shows the disclosure statement of an offer. It can be saved as a file and shared; Back closes it. */
export function DisclosureReader({ open, onClose, cost, confirmation, lender }: DisclosureReaderProps) {
  const messages = useMessages(costMessages);
  const locale = useLocale();
  const saveText = useSaveText();
  useBackGuard(onClose, open);
  const sections = disclosureSections({ cost, confirmation, lender, messages, locale });
  const title = messages.statement;
  const statement = disclosureText(title, messages.law, sections);

  const share = async () => {
    try {
      if (navigator.share !== undefined) await navigator.share({ title, text: statement });
      else {
        await navigator.clipboard.writeText(statement);
        showToast(messages.copied);
      }
    } catch (error) {
      // The borrower closed the phone's share menu.
      if (error instanceof DOMException && error.name === "AbortError") return;
      showToast(messages.notShared, { tone: "error" });
    }
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <ButtonPair>
          <Button variant="line" onClick={() => void saveText("disclosure-statement.txt", statement)}>
            {messages.save}
          </Button>
          <Button onClick={() => void share()}>{messages.share}</Button>
        </ButtonPair>
      }
    >
      <div className={css.body}>
        <p className={css.note}>{messages.law}</p>
        {sections.map(({ title: heading, rows, days, note }) => (
          <section key={heading} className={css.section}>
            <h3>{heading}</h3>
            {days && <Plan days={days} />}
            <DetailRows rows={days ? rows.slice(days.length) : rows} />
            {note !== undefined && <p className={css.note}>{note}</p>}
          </section>
        ))}
      </div>
    </Sheet>
  );
}

/** A part of the disclosure statement: its rows, and a note below them. */
export interface DisclosureSection {
  readonly title: string;
  readonly rows: readonly DetailRow[];
  /** The rows as a plan to show instead. */
  readonly days?: ComponentProps<typeof Plan>["days"];
  readonly note?: string;
}

interface StatementParts {
  readonly cost: LoanCost;
  readonly confirmation: Confirmation;
  readonly lender: readonly DetailRow[];
  readonly messages: Messages<(typeof costMessages)["source"]>;
  readonly locale: Locale;
}

/** Returns the disclosure statement of an offer: amount, charges, net proceeds, schedule and rate (RA 3765). */
export function disclosureSections({ cost, confirmation, lender, messages, locale }: StatementParts) {
  const { receivedCentavos, totalCentavos, charges, payments, rates, lateDayCentavos } = cost;
  const peso = (centavos: number) => formatPeso(centavos, locale);
  const { productName, amount } = confirmation;
  const product = productName === "" ? [] : [{ label: messages.product, value: productName }];
  const sections: DisclosureSection[] = [
    {
      title: messages.loan,
      rows: [
        ...lender,
        ...product,
        { label: messages.amountFinanced, value: showMoney(amount, locale) },
        { label: messages.netProceeds, value: peso(receivedCentavos) },
      ],
    },
    {
      title: messages.charges,
      rows: [...charges, { label: messages.allCharges, value: peso(totalCentavos - receivedCentavos), isTotal: true }],
    },
    {
      title: messages.schedule,
      days: payments.map(({ description, date, centavos }) => ({ title: description, date, amount: peso(centavos) })),
      rows: [
        ...payments.map(({ description, date, centavos }) => ({
          label: description === "" ? date : `${description}, ${date}`,
          value: peso(centavos),
        })),
        { label: messages.total, value: peso(totalCentavos), isTotal: true },
      ],
    },
    {
      title: messages.rates,
      rows: [
        { label: messages.monthlyRate, value: showRate(rates.monthly, locale) },
        { label: messages.yearlyRate, value: showRate(rates.yearly, locale) },
      ],
      note: messages.method,
    },
  ];
  if (lateDayCentavos !== undefined)
    sections.push({ title: messages.late, rows: [{ label: messages.lateDay, value: peso(lateDayCentavos) }] });
  return sections;
}

/** Returns the statement as plain text, for a file and for sharing. */
export const disclosureText = (title: string, law: string, sections: readonly DisclosureSection[]) =>
  [
    title,
    law,
    ...sections.map((section) =>
      [
        section.title,
        ...section.rows.map(({ label, value }) => `${label}: ${value}`),
        ...(section.note === undefined ? [] : [section.note]),
      ].join("\n"),
    ),
  ].join("\n\n");
