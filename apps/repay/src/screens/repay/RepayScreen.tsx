import { useSearchParams } from "@lending/bridge/router";
import { lazyComponent } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { readOrderIds } from "../../api/readQuery.ts";
import { MissingOrder, optional } from "../../components/lazyComponents.ts";
import { RepaymentScreen } from "../../components/RepaymentScreen.tsx";
import { RepaymentView } from "../../components/RepaymentView.tsx";
import { repaymentMessages, titles } from "../../messages/source.ts";

/** Loaded after the repayment: it is below the first screenful. */
const PaymentExtras = lazyComponent(
  () => import("../../components/PaymentExtras.tsx").then((module) => module.PaymentExtras),
  optional,
);

export function RepayScreen() {
  const ids = readOrderIds(useSearchParams()[0]);
  const title = useMessages(titles).repay;
  const messages = useMessages(repaymentMessages);
  if (!ids) return <MissingOrder title={title} />;
  return (
    <RepaymentScreen ids={ids} title={title}>
      {(repayment) => (
        <RepaymentView
          ids={ids}
          title={title}
          repayment={repayment}
          amountLabel={messages.repaymentAmount}
          dateLabel={messages.repaymentDate}
        >
          <PaymentExtras ids={ids} repayment={repayment} />
        </RepaymentView>
      )}
    </RepaymentScreen>
  );
}
RepayScreen.whenIdle = RepaymentView.whenIdle;
