import { useLocation } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { DetailRows } from "@lending/ui/detail-rows";
import { lazyComponent, optional } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { ProductCard } from "@lending/ui/product-card";
import { useState } from "react";
import type { RepaymentPage } from "../../components/RepaymentFrame.tsx";
import { RepaymentScreen } from "../../components/RepaymentScreen.tsx";
import { COLLAPSED_ROWS, RepaymentView } from "../../components/RepaymentView.tsx";
import { repaymentMessages, titles } from "../../messages/source.ts";
import { typedPartAtom } from "./typedPart.ts";

/** Loaded when the borrower wants to pay a part. */
const PartPayment = lazyComponent(() => import("./PartPayment.tsx").then((module) => module.PartPayment), optional);

/** Loaded after the repayment: it is below the first screenful. */
const PaymentExtras = lazyComponent(
  () => import("../../components/PaymentExtras.tsx").then((module) => module.PaymentExtras),
  optional,
);

export function RepayScreen() {
  const typedParts = useAtomValue(typedPartAtom);
  const messages = useMessages(repaymentMessages);
  return (
    <RepaymentScreen title={useMessages(titles).repay}>
      {(page) => {
        const { ids, repayment } = page;
        return (
          <RepaymentView
            page={page}
            amountLabel={messages.repaymentAmount}
            dateLabel={messages.repaymentDate}
            lead={<InstalmentDetails {...page} />}
            form={typedParts[ids.orderId] && "part"}
          >
            <PaymentExtras ids={ids} repayment={repayment} />
          </RepaymentView>
        );
      }}
    </RepaymentScreen>
  );
}
RepayScreen.whenIdle = RepaymentView.whenIdle;

/** What an instalment is for: the product, the details, and the payment of a part where the lender accepts one. */
function InstalmentDetails({ ids, repayment, retry }: RepaymentPage) {
  const range = retry ? undefined : repayment.partRange;
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
