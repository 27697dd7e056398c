import { useApp } from "@lending/bridge";
import { Button } from "@lending/ui/button";
import { Card } from "@lending/ui/card";
import { DetailRows } from "@lending/ui/detail-rows";
import { formatPeso } from "@lending/ui/format";
import { ChevronDownIcon } from "@lending/ui/icon";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useLocale, useMessages } from "@lending/ui/locale";
import { Plan } from "@lending/ui/plan";
import { useState } from "react";
import type { Confirmation } from "../../../api/fetchConfirmation.ts";
import * as css from "./CostCard.module.css";
import { lenderRows, planDays } from "./disclosureSections.ts";
import { costMessages } from "./messages.ts";
import { type LoanCost, readCost, showRate } from "./readCost.ts";

const DisclosureReader = lazyOverlay(() => import("./DisclosureReader.tsx").then((module) => module.DisclosureReader));

/** What the offer costs, computed on the phone, or why it cannot be computed, and who lends. */
export function CostCard({ confirmation }: { confirmation: Confirmation }) {
  const { environment } = useApp();
  const messages = useMessages(costMessages);
  const [isReading, setIsReading] = useState(false);
  const result = readCost(confirmation);
  const cost = typeof result === "string" ? undefined : result;
  const lender = lenderRows(environment, messages);
  return (
    <>
      {typeof result === "string" ? (
        <Card title={messages.title}>
          <p>{messages[`${result}Missing`]}</p>
        </Card>
      ) : (
        <Cost cost={result} onOpenStatement={() => setIsReading(true)} />
      )}
      {lender.length > 0 && (
        <div className={css.lender}>
          {lender.map(({ label, value }) => (
            <p key={label}>
              {label}: {value}
            </p>
          ))}
        </div>
      )}
      {cost && (
        <DisclosureReader
          open={isReading}
          onClose={() => setIsReading(false)}
          cost={cost}
          confirmation={confirmation}
          lender={lender}
        />
      )}
    </>
  );
}

function Cost({ cost, onOpenStatement }: { cost: LoanCost; onOpenStatement: () => void }) {
  const messages = useMessages(costMessages);
  const locale = useLocale();
  const { receivedCentavos, totalCentavos, payments, rates, charges, lateDayCentavos } = cost;
  return (
    <Card title={messages.title}>
      <DetailRows
        rows={[
          { label: messages.youReceive, value: formatPeso(receivedCentavos, locale) },
          ...charges,
          { label: messages.total, value: formatPeso(totalCentavos, locale), isTotal: true },
        ]}
      />
      <dl className={css.rates}>
        {[
          { label: messages.monthlyRate, value: showRate(rates.monthly, locale) },
          { label: messages.yearlyRate, value: showRate(rates.yearly, locale) },
        ].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={css.rate}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={css.hint}>{messages.rateHint}</p>
      {lateDayCentavos !== undefined && (
        <DetailRows rows={[{ label: messages.lateDay, value: formatPeso(lateDayCentavos, locale) }]} />
      )}
      <details className={css.payments}>
        <summary>
          {messages.payments(payments.length)}
          <ChevronDownIcon size="s" />
        </summary>
        <Plan days={planDays(cost, locale)} />
      </details>
      <div className={css.open}>
        <Button variant="line" onClick={onOpenStatement}>
          {messages.openStatement}
        </Button>
      </div>
    </Card>
  );
}
