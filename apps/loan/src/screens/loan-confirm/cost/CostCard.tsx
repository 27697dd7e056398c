import { useLenderRows } from "@lending/domain/lender";
import { formatPeso } from "@lending/ui/amount";
import { Button } from "@lending/ui/button";
import { DetailRows } from "@lending/ui/detail-rows";
import { lazyOverlay } from "@lending/ui/lazy-overlay";
import { useLocale, useMessages } from "@lending/ui/locale";
import { useState } from "react";
import type { Confirmation } from "../../../api/fetchConfirmation.ts";
import { costMessages } from "../../../messages/source.ts";
import { OfferTerms } from "../OfferTerms.tsx";
import * as css from "./CostCard.module.css";
import { type LoanCost, readCost, showRate } from "./readCost.ts";

const DisclosureReader = lazyOverlay(() => import("./DisclosureReader.tsx").then((module) => module.DisclosureReader));

/** The offer with what it costs, computed on the phone, or why that cannot be computed, and who lends. */
export function CostCard({ confirmation }: { confirmation: Confirmation }) {
  const messages = useMessages(costMessages);
  const [isReading, setIsReading] = useState(false);
  const cost = readCost(confirmation);
  const lender = useLenderRows();
  return (
    <>
      {typeof cost === "string" ? (
        <OfferTerms
          confirmation={confirmation}
          rates={
            <section aria-label={messages.title}>
              <p>{messages[`${cost}Missing`]}</p>
            </section>
          }
        />
      ) : (
        <OfferTerms confirmation={confirmation} label={messages.title} rates={<Rates rates={cost.rates} />}>
          <OtherFigures cost={cost} confirmation={confirmation} />
          <p className={css.hint}>{messages.rateHint}</p>
          <Button variant="line" onClick={() => setIsReading(true)}>
            {messages.openStatement}
          </Button>
        </OfferTerms>
      )}
      <div className={css.lender}>
        {lender.map(({ label, value }) => (
          <p key={label}>
            {label}: {value}
          </p>
        ))}
      </div>
      {typeof cost !== "string" && (
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

function Rates({ rates }: Pick<LoanCost, "rates">) {
  const messages = useMessages(costMessages);
  const locale = useLocale();
  return (
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
  );
}

/** The figures of the offer that none of the server's rows states under the same name. */
function OtherFigures({ cost, confirmation }: { cost: LoanCost; confirmation: Confirmation }) {
  const messages = useMessages(costMessages);
  const locale = useLocale();
  const figures = [
    { label: messages.youReceive, centavos: cost.receivedCentavos },
    { label: messages.total, centavos: cost.totalCentavos },
    { label: messages.lateDay, centavos: cost.lateDayCentavos },
  ];
  return (
    <div className={css.figures}>
      <DetailRows
        rows={figures.flatMap(({ label, centavos }) =>
          centavos === undefined || confirmation.rows.some((row) => row.label === label)
            ? []
            : [{ label, value: formatPeso(centavos, locale) }],
        )}
      />
    </div>
  );
}
