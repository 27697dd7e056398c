import { useSearchParams } from "@lending/bridge/router";
import { useAtomValue } from "@lending/bridge/store";
import { lazyComponent, optional } from "@lending/ui/lazy-component";
import { useMessages } from "@lending/ui/locale";
import { readOrderIds } from "../../api/readQuery.ts";
import { MissingOrder } from "../../components/lazyComponents.ts";
import { RepaymentScreen } from "../../components/RepaymentScreen.tsx";
import { RepaymentView } from "../../components/RepaymentView.tsx";
import { repaymentMessages, titles } from "../../messages/source.ts";
import { InstalmentDetails, typedPartAtom } from "./InstalmentDetails.tsx";

/** Loaded after the repayment: it is below the first screenful. */
const PaymentExtras = lazyComponent(
  () => import("../../components/PaymentExtras.tsx").then((module) => module.PaymentExtras),
  optional,
);

/** The label of a row with the late fee that is part of the amount, in every language of the server. */
const LATE_FEE = /^(?:late (?:fee|charge|penalty)s?|overdue fee|penalty(?: fee)?|multa|逾期费用?|滞纳金|罚息)$/i;

/** A figure that is not zero, and no rate. It is shown as sent, so that it need not be read. */
const POSITIVE = /^\D*[\d.,]*[1-9][\d.,]*$/;

export function RepayScreen() {
  const ids = readOrderIds(useSearchParams()[0]);
  const title = useMessages(titles).repay;
  const messages = useMessages(repaymentMessages);
  const typedParts = useAtomValue(typedPartAtom);
  if (!ids) return <MissingOrder title={title} />;
  return (
    <RepaymentScreen ids={ids} title={title}>
      {(repayment, retry) => {
        const lateFee = repayment.rows.find(({ label, value }) => LATE_FEE.test(label) && POSITIVE.test(value));
        return (
          <RepaymentView
            ids={ids}
            title={title}
            repayment={repayment}
            retry={retry}
            amountLabel={messages.repaymentAmount}
            dateLabel={messages.repaymentDate}
            lead={<InstalmentDetails ids={ids} repayment={repayment} range={retry ? undefined : repayment.partRange} />}
            form={typedParts[ids.orderId] && "part"}
            {...(lateFee && { note: messages.includesLateFee(lateFee.value) })}
          >
            <PaymentExtras ids={ids} repayment={repayment} />
          </RepaymentView>
        );
      }}
    </RepaymentScreen>
  );
}
RepayScreen.whenIdle = RepaymentView.whenIdle;
