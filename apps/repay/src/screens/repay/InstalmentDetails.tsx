import { useLocation } from "@lending/bridge/router";
import { atom } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { DetailRows } from "@lending/ui/detail-rows";
import { lazyComponent, optional } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { ProductCard } from "@lending/ui/product-card";
import { useState } from "react";
import type { Repayment } from "../../api/fetchRepayment.ts";
import type { OrderIds } from "../../api/readQuery.ts";
import { COLLAPSED_ROWS } from "../../components/RepaymentView.tsx";
import { repaymentMessages } from "../../messages/source.ts";

/** The typed part of a payment, by order id. While there is one, the main button submits the form `part`. */
export const typedPartAtom = atom<Readonly<Record<string, string>>>({});

/** Loaded when the borrower wants to pay a part. */
const PartPayment = lazyComponent(() => import("./PartPayment.tsx").then((module) => module.PartPayment), optional);

interface InstalmentDetailsProps {
  ids: OrderIds;
  repayment: Repayment;
  /** What the lender accepts as a part; undefined when only the whole instalment can be paid. */
  range: Repayment["partRange"];
}

/** What an instalment is for: the product, the details, and the payment of a part. */
export function InstalmentDetails({ ids, repayment, range }: InstalmentDetailsProps) {
  const { partTitle } = useMessages(repaymentMessages);
  const { hash } = useLocation();
  const [wantsPart, setWantsPart] = useState(hash === "#part");
  return (
    <>
      <ProductCard name={repayment.productName} logo={repayment.productLogo}>
        <DetailRows
          rows={repayment.rows}
          collapseTo={COLLAPSED_ROWS}
          action={
            range &&
            !wantsPart && (
              <Button variant="quiet" size="s" onClick={() => setWantsPart(true)}>
                {partTitle}
              </Button>
            )
          }
        />
      </ProductCard>
      {range && wantsPart && <PartPayment ids={ids} repayment={repayment} range={range} />}
    </>
  );
}
