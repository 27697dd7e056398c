import { useLocation } from "@lending/bridge/router";
import { atom, useAtom } from "@lending/bridge/store";
import { Button } from "@lending/ui/button";
import { DetailRows } from "@lending/ui/detail-rows";
import { lazyComponent, optional } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { ProductCard } from "@lending/ui/product-card";
import type { RepaymentPage } from "../../components/RepaymentFrame.tsx";
import { RepaymentScreen } from "../../components/RepaymentScreen.tsx";
import { COLLAPSED_ROWS, RepaymentView } from "../../components/RepaymentView.tsx";
import { repaymentMessages, titles } from "../../messages/source.ts";

/** Loaded when the borrower wants to pay a part. */
const PartPayment = lazyComponent(() => import("./PartPayment.tsx").then((module) => module.PartPayment), optional);

/** Loaded after the repayment: it is below the first screenful. */
const PaymentExtras = lazyComponent(
  () => import("../../components/PaymentExtras.tsx").then((module) => module.PaymentExtras),
  optional,
);

/** The typed part of a payment, by order id; null after the borrower chose to pay all. */
const typedPartAtom = atom<Readonly<Record<string, string | null>>>({});

export function RepayScreen() {
  const title = useMessages(titles).repay;
  return <RepaymentScreen title={title}>{(page) => <Instalment page={page} />}</RepaymentScreen>;
}
RepayScreen.whenIdle = RepaymentView.whenIdle;

/** What an instalment is for: the product, the details, and the payment of a part where the lender accepts one. */
function Instalment({ page }: { page: RepaymentPage }) {
  const { ids, repayment, retry } = page;
  const { orderId } = ids;
  const messages = useMessages(repaymentMessages);
  const { hash } = useLocation();
  // The address with `#part` begins with a part.
  const [{ [orderId]: typed = hash === "#part" ? "" : null }, setTyped] = useAtom(typedPartAtom);
  const setPart = (part: string | null) => setTyped({ [orderId]: part });
  const range = retry ? undefined : repayment.partRange;
  return (
    <RepaymentView
      page={page}
      amountLabel={messages.repaymentAmount}
      dateLabel={messages.repaymentDate}
      // With a part, the main button chooses how to pay it.
      form={range && typed !== null ? "part" : undefined}
      lead={
        <>
          <ProductCard name={repayment.productName} logo={repayment.productLogo}>
            <DetailRows
              rows={repayment.rows}
              collapseTo={COLLAPSED_ROWS}
              action={
                range &&
                typed === null && (
                  <Button variant="quiet" size="s" onClick={() => setPart("")}>
                    {messages.partTitle}
                  </Button>
                )
              }
            />
          </ProductCard>
          {range && typed !== null && (
            <PartPayment ids={ids} repayment={repayment} range={range} typed={typed} onType={setPart} />
          )}
        </>
      }
    >
      <PaymentExtras ids={ids} repayment={repayment} />
    </RepaymentView>
  );
}
