import type { Environment } from "@lending/bridge/environment";
import { showMoney } from "@lending/domain/money";
import { formatPeso } from "@lending/ui/amount";
import type { DetailRow } from "@lending/ui/detail-rows";
import type { Locale, useMessages } from "@lending/ui/locale";
import type { Plan } from "@lending/ui/plan";
import type { ComponentProps } from "react";
import type { Confirmation } from "../../../api/fetchConfirmation.ts";
import type { costMessages } from "../../../messages/source.ts";
import { type LoanCost, showRate } from "./readCost.ts";

/** A part of the disclosure statement: its rows, and a note below them. */
export interface DisclosureSection {
  readonly title: string;
  readonly rows: readonly DetailRow[];
  /** The rows as a plan to show instead. */
  readonly days?: ComponentProps<typeof Plan>["days"];
  readonly note?: string;
}

type Messages = ReturnType<typeof useMessages<(typeof costMessages)["source"]>>;

/** Returns the lender's name and registration numbers. A shell that is older than these keys provides none. */
export const lenderRows = (environment: Partial<Environment>, messages: Messages): readonly DetailRow[] =>
  [
    { label: messages.lender, value: environment.companyName ?? "" },
    { label: messages.secRegistration, value: environment.secRegistration ?? "" },
    { label: messages.certificate, value: environment.certificateOfAuthority ?? "" },
  ].filter(({ value }) => value !== "");

interface StatementParts {
  readonly cost: LoanCost;
  readonly confirmation: Confirmation;
  readonly lender: readonly DetailRow[];
  readonly messages: Messages;
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
