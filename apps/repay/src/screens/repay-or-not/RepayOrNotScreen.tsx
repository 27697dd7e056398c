import { apiAtom } from "@lending/api-client";
import { locations, useBack } from "@lending/bridge";
import { isUnsettled } from "@lending/bridge/payment";
import { useNavigate, useSearchParams } from "@lending/bridge/router";
import { useAtomValue, useFetched } from "@lending/bridge/store";
import { Band } from "@lending/ui/band";
import { Button } from "@lending/ui/button";
import { ButtonPair } from "@lending/ui/button-pair";
import { LowHills } from "@lending/ui/illustrations/low-hills";
import { useLocale, useMessages } from "@lending/ui/locale";
import { MoneyBlock } from "@lending/ui/money-block";
import { Notice } from "@lending/ui/notice";
import { ProductCard } from "@lending/ui/product-card";
import { ScreenFrame } from "@lending/ui/screen-frame";
import { fetchInstalment } from "../../api/fetchRepayment.ts";
import { isUnknown, showMoney } from "../../api/money.ts";
import { MissingOrder, PaymentState, RepaymentRefused } from "../../components/lazyComponents.ts";
import { OfflineView } from "../../components/OfflineView.tsx";
import { instalmentAtom } from "../../components/repaymentAtom.ts";
import { useLatestRepayment } from "../../components/useLatestRepayment.ts";
import { type OrderIds, readOrderIds } from "../../readQuery.ts";
import { titles } from "../../titles.ts";
import { repayOrNotMessages } from "./messages.ts";

/** The page before a repayment: shows the amount and date, then continues to the repayment or back. */
export function RepayOrNotScreen() {
  const ids = readOrderIds(useSearchParams());
  const title = titles.repayOrNot[useLocale()];
  return ids ? <Due ids={ids} title={title} /> : <MissingOrder title={title} />;
}

function Due({ ids, title }: { ids: OrderIds; title: string }) {
  const messages = useMessages(repayOrNotMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const goBack = useBack();
  const api = useAtomValue(apiAtom);
  const [loaded, refresh, isRefreshing] = useFetched(instalmentAtom(ids));
  const latest = useLatestRepayment(loaded, (signal) => fetchInstalment(api, ids, signal));
  const retryProps = { onRetry: refresh, retrying: isRefreshing };
  if (!latest.ok) {
    return "saved" in latest ? (
      <OfflineView title={title} saved={latest.saved} {...retryProps} />
    ) : (
      <RepaymentRefused ids={ids} title={title} refusal={latest} {...retryProps} />
    );
  }
  const { amount, date, productName, productLogo, payment, notice } = latest.repayment;
  if (isUnknown(amount))
    return <RepaymentRefused ids={ids} title={title} refusal={{ message: "", payment }} {...retryProps} />;
  return (
    <ScreenFrame
      title={title}
      onBack={goBack}
      band={
        <Band low scene={<LowHills />}>
          <MoneyBlock
            amount={{ label: messages.dueAmount, value: showMoney(amount, locale) }}
            {...(date !== "" && { date: { label: messages.dueDate, value: date } })}
          />
        </Band>
      }
      actions={
        <ButtonPair>
          <Button variant="line" onClick={goBack}>
            {messages.notNow}
          </Button>
          <Button
            variant={isUnsettled(payment) ? "tonal" : "solid"}
            onClick={() => void navigate(locations.repay(ids))}
          >
            {messages.repayNow}
          </Button>
        </ButtonPair>
      }
    >
      <ProductCard name={productName} logo={productLogo} />
      {payment && (
        <div role="status">
          <PaymentState payment={payment} />
        </div>
      )}
      <Notice tone="info">{notice || messages.why}</Notice>
    </ScreenFrame>
  );
}
